import type { HomeTexts } from '../br/home.ts';

export const home = {
  blogTagline: 'Blog de Recomendaciones de Productos',
  description:
    'Guías y reseñas de productos escritas por quien los prueba: qué vale la pena, para quién y por qué, con precios honestos.',
  latest: 'Últimas publicaciones',
  featured: 'Destacado',
  readMore: 'Leer más',
  loadMore: 'Cargar más',
  loadMoreFailed: 'No se pudieron cargar más publicaciones. Inténtalo de nuevo.',
  popularCategories: 'Categorías populares',
  empty: 'No se encontró ninguna publicación para este idioma.',
  by: (author: string) => `por ${author}`,
} satisfies HomeTexts;
