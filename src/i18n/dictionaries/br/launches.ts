export const launches = {
  title: 'Lançamentos',
  titleOf: (date: string) => `Lançamentos de ${date}`,
  description: 'Os produtos que acabaram de chegar às nossas avaliações, dia a dia.',
  empty: 'Nenhum lançamento neste dia.',
  never: 'Ainda não há lançamentos.',
  days: 'Outros dias',
  priceThen: (price: string) => `Preço no lançamento: ${price}`,
  seeReviews: 'Ver todas as avaliações',
  latest: 'Ver os últimos lançamentos',
};

export type LaunchesTexts = typeof launches;
