import type { StaticPageText } from '#contract/writing/static-pages/static-pages.schemas.ts';

export const about: StaticPageText = {
  title: 'Sobre',
  description:
    'Conheça a Vitrina Brasil: quem escreve nossas avaliações, como damos notas de 0 a 10, de onde vem a receita e como corrigimos erros.',
  lead: 'A Vitrina Brasil é uma revista de recomendações de produtos. Ajudamos você a decidir o que comprar, o que deixar para depois e o que dispensar.',
  sections: [
    {
      heading: 'O que fazemos',
      paragraphs: [
        'Publicamos avaliações, comparativos e guias de compra em português do Brasil, pensando nas casas, nos bolsos e nas lojas daqui. Indicamos onde encontrar cada produto na Amazon.com.br e na Shopee, mas não vendemos, não entregamos e não cobramos nada de quem lê.',
        'Fazemos parte de uma família de cinco edições, com Brasil, Itália, México, Espanha e Estados Unidos. Cada uma fala a língua dos seus leitores e aponta para as lojas do seu país.',
        'Os produtos que aparecem no conteúdo de demonstração deste site são fictícios.',
      ],
    },
    {
      heading: 'Como nascem as notas',
      paragraphs: [
        'Toda avaliação é assinada por alguém com nome, que responde pelo que escreveu. A nota vai de 0 a 10 e sai de quatro critérios, sempre com os mesmos pesos:',
      ],
      points: [
        'Desempenho (40%): o produto cumpre bem a tarefa para a qual existe.',
        'Facilidade de uso (20%): o que ele exige de você para montar, usar, limpar e guardar.',
        'Construção (20%): materiais, acabamento e o que se pode esperar da durabilidade.',
        'Custo-benefício (20%): o que ele entrega em relação ao que custa.',
      ],
    },
    {
      heading: 'Independência',
      paragraphs: [
        'Nenhuma marca paga por uma avaliação, lê o texto antes para aprová-lo ou escolhe a nota. Quando um produto tem defeito, o defeito entra no texto, mesmo que ele esteja entre os nossos preferidos.',
        'Nossa receita vem de comissões: se você compra depois de clicar em um dos nossos links, a loja pode nos remunerar, e o preço para você continua igual. A comissão nunca decide o que recomendamos. Os detalhes estão na página Programa de Afiliados.',
      ],
    },
    {
      heading: 'Preços com prazo de validade',
      paragraphs: [
        'Preço velho atrapalha mais do que ajuda. Por isso, cada valor aparece ao lado da data e da hora em que era verdadeiro e some sozinho depois de, no máximo, 23 horas sem renovação. Na hora da compra, vale o que a loja mostra.',
      ],
    },
    {
      heading: 'Quando erramos',
      paragraphs: [
        'Erros acontecem, e preferimos consertá-los à vista de todos: corrigimos o texto e registramos a data da correção. Se você encontrar um dado errado, um link quebrado ou uma conclusão que não se sustenta, conte pela página de contato. Sugestões de produtos e perguntas também são bem-vindas ali.',
      ],
    },
    {
      heading: 'Respeito pela sua leitura',
      paragraphs: [
        'Você lê sem cookies, sem redes de publicidade e sem ferramentas de análise de terceiros. O pouco que registramos está explicado na Política de Privacidade.',
      ],
    },
  ],
};
