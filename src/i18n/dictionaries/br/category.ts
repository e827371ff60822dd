export const category = {
  posts: (count: number) => (count === 1 ? '1 post' : `${count.toLocaleString('pt-BR')} posts`),
  all: 'Categorias',
  allDescription: 'Todos os assuntos em que testamos e recomendamos produtos.',
  description: (name: string) => `Guias e recomendações de produtos em ${name}.`,
  empty: 'Ainda não há posts nesta categoria.',
  elsewhere: 'Veja as outras categorias',
};

export type CategoryTexts = typeof category;
