import type { CategoryTexts } from '../br/category.ts';

export const category = {
  posts: (count: number) => (count === 1 ? '1 artículo' : `${count.toLocaleString('es-ES')} artículos`),
  all: 'Categorías',
  allDescription: 'Todos los temas en los que probamos y recomendamos productos.',
  description: (name: string) => `Guías y recomendaciones de productos de ${name}.`,
  empty: 'Todavía no hay artículos en esta categoría.',
  elsewhere: 'Mira las otras categorías',
} satisfies CategoryTexts;
