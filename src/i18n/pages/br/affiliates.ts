import type { StaticPageText } from '#contract/writing/static-pages/static-pages.schemas.ts';

export const affiliates: StaticPageText = {
  title: 'Programa de Afiliados',
  description:
    'Como a Vitrina Brasil ganha dinheiro: comissões da Amazon e da Shopee por compras qualificadas, sem mudar o seu preço nem as nossas notas.',
  lead: 'Manter uma revista independente custa dinheiro, e você merece saber de onde ele vem. No nosso caso, vem de comissões pagas pelas lojas.',
  sections: [
    {
      heading: 'De onde vem a comissão',
      paragraphs: [
        'Como participante do Programa de Associados da Amazon, a Vitrina Brasil é remunerada pelas compras qualificadas. Também participamos do programa de afiliados da Shopee, que funciona de modo parecido.',
        'Na prática: você clica em um link nosso, chega à loja e, se fizer uma compra que atenda às regras do programa, a loja nos paga uma parte do valor. Quem paga é a loja. O preço para você é o mesmo que encontraria sem passar por aqui.',
      ],
    },
    {
      heading: 'Como reconhecer esses links',
      paragraphs: [
        'O Código de Defesa do Consumidor pede que a publicidade seja fácil de identificar, e concordamos com ele. Considere que todo link de produto para a Amazon.com.br ou para a Shopee pode nos render comissão. Esses links são marcados como patrocinados.',
      ],
    },
    {
      heading: 'O que a comissão não compra',
      paragraphs: [
        'A comissão nunca decide o que recomendamos. Algumas garantias ajudam a manter isso de pé:',
      ],
      points: [
        'as notas seguem sempre os mesmos quatro critérios e pesos, descritos na página Sobre;',
        'nenhuma marca paga por uma avaliação ou a aprova antes da publicação;',
        'cada avaliação é assinada por um autor com nome;',
        'pontos fracos são publicados, inclusive os dos produtos que recomendamos.',
      ],
    },
    {
      heading: 'Preços e imagens',
      paragraphs: [
        'Mostramos um preço somente com a data e a hora em que era verdadeiro, e ele some sozinho depois de, no máximo, 23 horas sem renovação. O valor que conta é o da loja no momento da compra. As imagens de produtos pertencem às lojas e aos seus respectivos proprietários.',
      ],
    },
    {
      heading: 'Seus dados quando você clica',
      paragraphs: [
        'Do nosso lado, o clique vira apenas um número somado ao total do dia, da edição e do link, sem endereço IP e sem identificador. Do lado da loja, valem as regras dela: depois do clique, ela grava os próprios cookies, conforme a própria política de privacidade.',
      ],
    },
    {
      heading: 'Você escolhe',
      paragraphs: [
        'Comprar pelos nossos links é um jeito de apoiar a revista, e nunca uma obrigação. Se preferir, procure o produto diretamente na loja, compare em outros lugares ou não compre nada; todo o conteúdo continua aberto do mesmo jeito. Dúvidas sobre este modelo podem ser enviadas pela página de contato.',
      ],
    },
  ],
};
