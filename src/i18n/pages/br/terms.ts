import type { StaticPageText } from '#contract/writing/static-pages/static-pages.schemas.ts';

export const terms: StaticPageText = {
  title: 'Termos de Uso',
  description:
    'As regras para usar a Vitrina Brasil: o que publicamos, como valem os preços, quem responde pela compra, direitos autorais e lei aplicável.',
  lead: 'Estes termos explicam o que você pode esperar da Vitrina Brasil e o que pedimos em troca. Ao usar o site, você concorda com eles.',
  sections: [
    {
      heading: 'O que é este site',
      paragraphs: [
        'A Vitrina Brasil publica avaliações, comparativos e guias de compra. A leitura é gratuita e não exige cadastro. Não vendemos produtos, não recebemos pagamentos e não participamos da entrega: nosso trabalho termina quando você segue para a loja.',
      ],
    },
    {
      heading: 'Opinião e informação',
      paragraphs: [
        'As avaliações são assinadas e expressam o juízo editorial de quem as escreveu. As notas, de 0 a 10, combinam desempenho (40%), facilidade de uso (20%), construção (20%) e custo-benefício (20%). Nenhuma marca paga por elas nem as aprova.',
        'Procuramos ser exatos, mas fabricantes mudam especificações e modelos sem avisar. Antes de comprar, confira na loja as características que são decisivas para você, como voltagem, medidas e compatibilidade. Quando um erro é nosso, corrigimos o texto e datamos a correção.',
        'Nossos guias são de caráter geral. Eles não substituem o manual do fabricante nem a orientação de um profissional quando há risco para a saúde ou a segurança.',
      ],
    },
    {
      heading: 'Preços e disponibilidade',
      paragraphs: [
        'Um preço só aparece aqui acompanhado da data e da hora em que era verdadeiro. Ele some sozinho depois de, no máximo, 23 horas sem renovação. Entre a nossa consulta e o seu clique, a loja pode mudar o valor, o frete ou o estoque; vale o que ela mostra no momento da compra. O preço publicado aqui é uma referência e não constitui oferta de venda feita por nós.',
      ],
    },
    {
      heading: 'Compras nas lojas parceiras',
      paragraphs: [
        'Os links de produtos levam à Amazon.com.br ou à Shopee. O contrato de compra é firmado entre você e a loja ou o vendedor que anuncia nela. Pagamento, entrega, troca, garantia e o direito de arrependimento de sete dias previsto no artigo 49 do Código de Defesa do Consumidor se exercem junto a eles.',
        'Podemos receber comissão por compras qualificadas, sem acréscimo para você. A página Programa de Afiliados explica como isso funciona.',
      ],
    },
    {
      heading: 'Direitos autorais e marcas',
      paragraphs: [
        'Textos, notas, projeto gráfico e ilustrações próprias pertencem à Vitrina Brasil ou aos seus autores e são protegidos pela Lei de Direitos Autorais (Lei 9.610/1998). Imagens de produtos pertencem às lojas e aos respectivos titulares; as ilustrações do conteúdo de demonstração são nossas. Marcas citadas são de seus donos e aparecem apenas para identificar os produtos.',
        'Você pode:',
      ],
      points: [
        'ler, imprimir e guardar páginas para uso pessoal;',
        'compartilhar links para qualquer página;',
        'citar trechos curtos, com menção à Vitrina Brasil e ao autor.',
      ],
    },
    {
      heading: 'O que pedimos que você não faça',
      paragraphs: ['Para que o site continue útil a todos, não é permitido:'],
      points: [
        'republicar textos inteiros ou usá-los comercialmente sem autorização;',
        'sobrecarregar o servidor ou tentar acessar áreas restritas;',
        'manipular a contagem de cliques em links de lojas;',
        'enviar pelo formulário de contato mensagens ilícitas, ofensivas ou em nome de outra pessoa.',
      ],
    },
    {
      heading: 'Responsabilidade',
      paragraphs: [
        'Cuidamos do que publicamos e respondemos por isso na forma da lei. Não controlamos os sites das lojas, nem os produtos e serviços que elas oferecem, e não podemos prometer que a Vitrina Brasil estará no ar sem nenhuma interrupção. Nada nestes termos reduz direitos que o Código de Defesa do Consumidor ou outra norma obrigatória garanta a você.',
      ],
    },
    {
      heading: 'Privacidade',
      paragraphs: [
        'O tratamento de dados pessoais segue a LGPD (Lei 13.709/2018) e está descrito na Política de Privacidade.',
      ],
    },
    {
      heading: 'Mudanças, lei aplicável e contato',
      paragraphs: [
        'Podemos atualizar estes termos quando o site ou a lei mudar; vale a versão publicada nesta página. Aplica-se a lei brasileira e, nas relações de consumo, você pode recorrer à Justiça do lugar onde mora. Antes disso, escreva pela página de contato: quase sempre uma conversa resolve.',
      ],
    },
  ],
};
