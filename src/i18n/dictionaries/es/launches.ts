import type { LaunchesTexts } from '../br/launches.ts';

export const launches = {
  title: 'Lanzamientos',
  titleOf: (date: string) => `Lanzamientos del ${date}`,
  description: 'Los productos que acaban de llegar a nuestras reseñas, día a día.',
  empty: 'No hay lanzamientos en este día.',
  never: 'Todavía no hay lanzamientos.',
  days: 'Otros días',
  priceThen: (price: string) => `Precio en el lanzamiento: ${price}`,
  seeReviews: 'Ver todas las reseñas',
  latest: 'Ver los últimos lanzamientos',
} satisfies LaunchesTexts;
