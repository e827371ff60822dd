import type { ContentTexts } from '../br/content.ts';

export const content = {
  picks: 'Le nostre scelte',
  pros: 'Pro',
  cons: 'Contro',
  bestFor: 'Ideale per',
  score: 'Voto',
  scoreOf: (score: string) => `Voto ${score} su 10`,
  product: 'Prodotto',
  price: 'Prezzo',
  shop: 'Negozio',
  comparison: 'Confronto',
  seeAt: (shop: string) => `Vedi su ${shop}`,
  seePriceAt: (shop: string) => `Vedi il prezzo su ${shop}`,
  asOf: (moment: string) => `Prezzo del ${moment}`,
  unavailable: 'Al momento non disponibile',
  noPrice: 'Prezzo non disponibile ora',
  scarce: 'Ultimi pezzi',
  readReview: 'Leggi la recensione',
  faq: 'Domande frequenti',
  verdict: 'Verdetto',
  tip: 'Consiglio',
} satisfies ContentTexts;
