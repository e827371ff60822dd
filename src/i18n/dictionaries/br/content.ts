export const content = {
  picks: 'Nossas escolhas',
  pros: 'Prós',
  cons: 'Contras',
  bestFor: 'Ideal para',
  score: 'Nota',
  scoreOf: (score: string) => `Nota ${score} de 10`,
  product: 'Produto',
  price: 'Preço',
  shop: 'Loja',
  comparison: 'Comparação',
  seeAt: (shop: string) => `Ver na ${shop}`,
  seePriceAt: (shop: string) => `Ver preço na ${shop}`,
  asOf: (moment: string) => `Preço em ${moment}`,
  unavailable: 'Indisponível no momento',
  noPrice: 'Preço indisponível agora',
  scarce: 'Últimas unidades',
  readReview: 'Ler a avaliação',
  faq: 'Perguntas frequentes',
  verdict: 'Veredito',
  tip: 'Dica',
};

export type ContentTexts = typeof content;
