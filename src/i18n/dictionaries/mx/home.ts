import type { HomeTexts } from '../br/home.ts';

export const home = {
  blogTagline: 'Blog de Recomendaciones de Productos',
  latest: 'Últimos artículos',
  featured: 'Destacado',
  readMore: 'Leer más',
  loadMore: 'Cargar más',
  loadMoreFailed: 'No se pudieron cargar más artículos. Inténtalo de nuevo.',
  empty: 'No se encontró ningún artículo para este idioma.',
  by: (author: string) => `por ${author}`,
} satisfies HomeTexts;
