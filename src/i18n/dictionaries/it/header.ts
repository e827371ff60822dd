import type { HeaderTexts } from '../br/header.ts';

export const header = {
  home: (site: string) => `${site}: pagina iniziale`,
  reviews: 'Recensioni',
  admin: 'Admin',
  openSearch: 'Cerca',
  searchLabel: 'Cerca negli articoli',
  searchPlaceholder: 'Che cosa cerchi?',
  searchSubmit: 'Cerca nelle recensioni',
  searching: 'Ricerca in corso...',
  noResults: (query: string) => `Nessun risultato trovato per "${query}"`,
  resultCount: (count: number) => (count === 1 ? '1 risultato' : `${count} risultati`),
  allResults: 'Vedi tutto',
  openMenu: 'Apri il menu',
  menu: 'Menu',
  menuReviews: 'Recensioni di prodotti',
  menuLaunches: 'Novità',
  toggleTheme: 'Cambia tra tema chiaro e scuro',
} satisfies HeaderTexts;
