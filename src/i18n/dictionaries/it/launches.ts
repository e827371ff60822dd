import type { LaunchesTexts } from '../br/launches.ts';

export const launches = {
  title: 'Novità',
  titleOf: (date: string) => `Novità del ${date}`,
  description: 'I prodotti appena arrivati nelle nostre recensioni, giorno per giorno.',
  empty: 'Nessuna novità in questo giorno.',
  never: 'Non ci sono ancora novità.',
  days: 'Altri giorni',
  priceThen: (price: string) => `Prezzo al lancio: ${price}`,
  seeReviews: 'Vedi tutte le recensioni',
  latest: 'Vedi le ultime novità',
} satisfies LaunchesTexts;
