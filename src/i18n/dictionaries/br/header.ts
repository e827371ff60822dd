export const header = {
  home: (site: string) => `${site}: página inicial`,
  reviews: 'Avaliações',
  admin: 'Admin',
  openSearch: 'Pesquisar',
  searchLabel: 'Pesquisar posts',
  searchPlaceholder: 'O que você procura?',
  searchSubmit: 'Buscar nas avaliações',
  searching: 'Buscando...',
  noResults: (query: string) => `Nenhum resultado encontrado para "${query}"`,
  resultCount: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
  allResults: 'Ver tudo',
  openMenu: 'Abrir o menu',
  menu: 'Menu',
  menuReviews: 'Avaliações de produtos',
  menuLaunches: 'Lançamentos',
  toggleTheme: 'Alternar entre tema claro e escuro',
};

export type HeaderTexts = typeof header;
