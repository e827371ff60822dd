import type { CategoryKey } from '#seed/facts/categories.ts';
import { type ProductKey, productFacts, productKeys } from '#seed/facts/products.ts';

/** What a product is drawn in beside its portrait: close by, where it is used, and what comes in the box. */
export const productViews = ['detail', 'use', 'box'] as const;
export type ProductView = (typeof productViews)[number];

/** The places where products are at home. */
export const settings = ['counter', 'room', 'desk', 'bench', 'hall', 'mat'] as const;
export type Setting = (typeof settings)[number];

const settingOfCategory: Partial<Record<CategoryKey, Setting>> = {
  kitchen: 'counter',
  computers: 'desk',
  phones: 'desk',
  books: 'desk',
  tools: 'bench',
  auto: 'bench',
  fashion: 'hall',
  fitness: 'mat',
};

/** Small things stand on tables, whatever their category. */
const settingOfProduct: Partial<Record<ProductKey, Setting>> = {
  'teluri-nido-2': 'desk',
  'vigarra-pulso-2': 'desk',
};

export const settingOf = (key: ProductKey): Setting =>
  settingOfProduct[key] ?? settingOfCategory[productFacts[key].category] ?? 'room';

/** How large a product is beside a mug or a chair; portraits show all of them alike. */
export const relativeSize: Partial<Record<ProductKey, number>> = {
  'nimbra-aero-3': 1.15,
  'kaluma-volta': 1.15,
  'teluri-nido-2': 0.72,
  'lumbrea-ronda': 0.66,
  'lumbrea-presto': 0.8,
  'miaveo-fonte': 0.7,
  'miaveo-torre': 1.2,
  'vigarra-pulso-2': 0.45,
  'quarzo-m5': 0.68,
  'sonoru-buds-3': 0.52,
  'paralax-view-27': 1.15,
  'lumbrea-pagina': 0.8,
};

/** Two to four pictures each, the portrait included: galleries of every length must look right. */
export function viewsOf(key: ProductKey): ProductView[] {
  const place = productKeys.indexOf(key) % 3;
  if (place === 2) return ['use'];
  // A bag has neither cable nor manual to show.
  return place === 0 && settingOf(key) !== 'hall' ? ['detail', 'use', 'box'] : ['detail', 'use'];
}

/** What the pictures show, for those who cannot see them. Each edition has its own. */
export interface PictureTexts {
  detail: (product: string) => string;
  box: (product: string) => string;
  use: Record<Setting, (product: string) => string>;
}
