export const home = {
  blogTagline: 'Blog de Recomendações de Produtos',
  latest: 'Últimos posts',
  featured: 'Em destaque',
  readMore: 'Leia mais',
  loadMore: 'Carregar mais',
  loadMoreFailed: 'Não foi possível carregar mais posts. Tente novamente.',
  empty: 'Nenhum post encontrado para este idioma.',
  by: (author: string) => `por ${author}`,
};

export type HomeTexts = typeof home;
