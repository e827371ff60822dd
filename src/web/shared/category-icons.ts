import {
  Award,
  Baby,
  Book,
  Car,
  Cat,
  Computer,
  Dumbbell,
  Gift,
  House,
  type LucideIcon,
  Shirt,
  ShoppingBag,
  Smartphone,
  Tag,
  Utensils,
  Wrench,
} from 'lucide-react';

/** Words that a category's slug may hold in any of the languages, by the icon they call for. */
const vocabulary: [LucideIcon, string][] = [
  [Baby, 'bebes bebe baby neonati bambini'],
  [Car, 'automotivo auto automotriz coche carro car'],
  [Cat, 'pets animali mascotas pet gatos'],
  [Shirt, 'moda fashion roupas ropa'],
  [Utensils, 'cozinha cucina cocina kitchen'],
  [Dumbbell, 'fitness ejercicio deporte esporte sport'],
  [Gift, 'presentes regali regalos gifts'],
  [ShoppingBag, 'compras acquisti shopping'],
  [House, 'casa hogar home'],
  [Wrench, 'ferramentas utensili herramientas tools'],
  [Smartphone, 'celulares smartphone moviles phones'],
  [Computer, 'informatica computo computers computadores'],
  [Award, 'melhores migliori mejor best'],
  [Book, 'livros libri libros books'],
];

const iconOfWord = new Map(
  vocabulary.flatMap(([icon, words]) => words.split(' ').map((word) => [word, icon] as const)),
);

export const categoryIcon = (slug: string): LucideIcon =>
  slug
    .split('-')
    .map((word) => iconOfWord.get(word))
    .find((icon) => icon !== undefined) ?? Tag;
