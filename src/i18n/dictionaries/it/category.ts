import type { CategoryTexts } from '../br/category.ts';

export const category = {
  posts: (count: number) => (count === 1 ? '1 articolo' : `${count.toLocaleString('it-IT')} articoli`),
  all: 'Categorie',
  allDescription: 'Tutti gli argomenti su cui proviamo e consigliamo prodotti.',
  description: (name: string) => `Guide e consigli sui prodotti: ${name}.`,
  empty: 'Non ci sono ancora articoli in questa categoria.',
  elsewhere: 'Guarda le altre categorie',
} satisfies CategoryTexts;
