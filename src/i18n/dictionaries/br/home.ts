export const home = {
  blogTagline: 'Blog de Recomendações de Produtos',
  description:
    'Guias e avaliações de produtos escritos por quem testa: o que vale a pena, para quem e por quê, com preços honestos.',
  latest: 'Últimos posts',
  featured: 'Em destaque',
  readMore: 'Leia mais',
  loadMore: 'Carregar mais',
  loadMoreFailed: 'Não foi possível carregar mais posts. Tente novamente.',
  empty: 'Nenhum post encontrado para este idioma.',
  by: (author: string) => `por ${author}`,
};

export type HomeTexts = typeof home;
