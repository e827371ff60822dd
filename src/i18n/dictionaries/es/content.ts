import type { ContentTexts } from '../br/content.ts';

export const content = {
  picks: 'Nuestras elecciones',
  pros: 'A favor',
  cons: 'En contra',
  bestFor: 'Ideal para',
  score: 'Nota',
  scoreOf: (score: string) => `Nota ${score} sobre 10`,
  product: 'Producto',
  price: 'Precio',
  shop: 'Tienda',
  comparison: 'Comparativa',
  seeAt: (shop: string) => `Ver en ${shop}`,
  seePriceAt: (shop: string) => `Ver precio en ${shop}`,
  asOf: (moment: string) => `Precio a ${moment}`,
  unavailable: 'No disponible por ahora',
  noPrice: 'Precio no disponible ahora',
  scarce: 'Últimas unidades',
  readReview: 'Leer la reseña',
  faq: 'Preguntas frecuentes',
  verdict: 'Veredicto',
  tip: 'Consejo',
} satisfies ContentTexts;
