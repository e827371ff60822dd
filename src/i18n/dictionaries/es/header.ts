import type { HeaderTexts } from '../br/header.ts';

export const header = {
  home: (site: string) => `${site}: página de inicio`,
  reviews: 'Reseñas',
  admin: 'Admin',
  openSearch: 'Buscar',
  searchLabel: 'Buscar artículos',
  searchPlaceholder: '¿Qué buscas?',
  searchSubmit: 'Buscar en las reseñas',
  searching: 'Buscando...',
  noResults: (query: string) => `No se han encontrado resultados para "${query}"`,
  resultCount: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
  allResults: 'Ver todo',
  openMenu: 'Abrir el menú',
  menu: 'Menú',
  menuReviews: 'Reseñas de productos',
  menuLaunches: 'Lanzamientos',
  toggleTheme: 'Cambiar entre tema claro y oscuro',
} satisfies HeaderTexts;
