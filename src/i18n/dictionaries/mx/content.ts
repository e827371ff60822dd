import type { ContentTexts } from '../br/content.ts';

export const content = {
  picks: 'Nuestras elecciones',
  pros: 'A favor',
  cons: 'En contra',
  bestFor: 'Ideal para',
  score: 'Calificación',
  scoreOf: (score: string) => `Calificación ${score} de 10`,
  product: 'Producto',
  price: 'Precio',
  shop: 'Tienda',
  comparison: 'Comparación',
  seeAt: (shop: string) => `Ver en ${shop}`,
  seePriceAt: (shop: string) => `Ver precio en ${shop}`,
  asOf: (moment: string) => `Precio al ${moment}`,
  unavailable: 'No disponible por ahora',
  noPrice: 'Precio no disponible por ahora',
  scarce: 'Últimas piezas',
  readReview: 'Leer la reseña',
  faq: 'Preguntas frecuentes',
  verdict: 'Veredicto',
  tip: 'Consejo',
} satisfies ContentTexts;
