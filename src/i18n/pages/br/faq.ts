import type { FaqText } from '#contract/writing/static-pages/static-pages.schemas.ts';

export const faq: FaqText = [
  {
    question: 'Como vocês escolhem e testam os produtos?',
    answer:
      'Partimos das dúvidas de quem vai comprar e do que está à venda no Brasil. Cada avaliação é assinada por quem a escreveu e resume o teste em uma nota de 0 a 10, formada por desempenho (40%), facilidade de uso (20%), construção (20%) e custo-benefício (20%).',
  },
  {
    question: 'As marcas pagam para aparecer aqui?',
    answer:
      'Não. Nenhuma marca paga por uma avaliação nem a aprova. Ganhamos comissão da Amazon e da Shopee por compras qualificadas feitas pelos nossos links, sem mudar o seu preço, e isso nunca decide o que recomendamos.',
  },
  {
    question: 'Por que o preço está diferente na loja, ou nem aparece?',
    answer:
      'As lojas mudam valores a qualquer momento. O preço que mostramos vale para a data e a hora indicadas e some sozinho depois de, no máximo, 23 horas sem renovação. Na compra, conta sempre o preço da loja.',
  },
  {
    question: 'Encontrei um erro. Como aviso?',
    answer:
      'Escreva pelo formulário desta página, com o título do post e o trecho em questão. Se houver uma fonte, como o manual do fabricante, conte qual é. Confirmado o erro, corrigimos o texto e datamos a correção.',
  },
  {
    question: 'Posso sugerir um produto para avaliação?',
    answer:
      'Pode, e gostamos de receber ideias. Diga qual é o produto, para que você o usaria e o que gostaria de saber antes de comprar. Lemos as sugestões, mas não podemos prometer que todas virem avaliação. Marcas também podem sugerir, sem nenhuma vantagem sobre os leitores.',
  },
  {
    question: 'O que acontece com a mensagem que eu envio?',
    answer:
      'Guardamos nome, e-mail, assunto e mensagem para poder responder e apagamos tudo depois de 12 meses. Se quiser uma cópia ou a exclusão antes disso, peça por aqui e informe o e-mail que usou.',
  },
];
