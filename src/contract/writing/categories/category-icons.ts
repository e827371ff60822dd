/** The icons that a category can have. Where nobody chose one, its slug decides. */
export const categoryIconNames = [
  'baby',
  'car',
  'cat',
  'shirt',
  'utensils',
  'dumbbell',
  'gift',
  'shopping-bag',
  'house',
  'wrench',
  'smartphone',
  'computer',
  'award',
  'book',
] as const;
export type CategoryIconName = (typeof categoryIconNames)[number];
