import type { CategoryIconName } from '#contract/writing/categories/category-icons.ts';
import type { IconName } from './ui/icon-names.ts';

/** Words that a category's slug may hold in any of the languages, by the icon they call for. */
const vocabulary: [CategoryIconName, string][] = [
  ['baby', 'bebes bebe baby neonati bambini'],
  ['car', 'automotivo auto automotriz coche carro car'],
  ['cat', 'pets animali mascotas pet gatos'],
  ['shirt', 'moda fashion roupas ropa'],
  ['utensils', 'cozinha cucina cocina kitchen'],
  ['dumbbell', 'fitness ejercicio deporte esporte sport'],
  ['gift', 'presentes regali regalos gifts'],
  ['shopping-bag', 'compras acquisti shopping'],
  ['house', 'casa hogar home'],
  ['wrench', 'ferramentas utensili herramientas tools'],
  ['smartphone', 'celulares smartphone moviles phones'],
  ['computer', 'informatica computo computers computadores'],
  ['award', 'melhores migliori mejor best'],
  ['book', 'livros libri libros books'],
];

const iconOfWord = new Map(
  vocabulary.flatMap(([icon, words]) => words.split(' ').map((word) => [word, icon] as const)),
);

interface Iconed {
  slug: string;
  icon?: CategoryIconName | null | undefined;
}

/** The icon that was chosen, or else the first that a word of the slug calls for. */
export const categoryIcon = ({ slug, icon }: Iconed): IconName =>
  icon ??
  slug
    .split('-')
    .map((word) => iconOfWord.get(word))
    .find((name) => name !== undefined) ??
  'tag';
