import { element, type Markup, type MarkupNode } from '../converting/markup.ts';
import type { Why } from '../why.ts';

/** A product as a box, a link or a table of the old site names it. */
export interface WantedProduct {
  asin?: string | undefined;
  /** Its page in a shop, or an address of the old site that leads there. */
  url?: string | undefined;
  name?: string | undefined;
  /** How well that names it; see product-names.ts. */
  rank?: number | undefined;
  ean?: string | undefined;
  brand?: string | undefined;
  picture?: string | undefined;
  /** Why it was picked, where its list says so. */
  label?: string | undefined;
  /** Whose tag stood with it. */
  tag?: string | undefined;
}

/** A box that shows products, whichever plugin drew it. */
export interface MoneyBox {
  plugin: string;
  form: 'card' | 'cards' | 'comparison' | 'picks';
  products: WantedProduct[];
  /** What stood above it. */
  title?: string | undefined;
  /** What it looked for, where it named no product. */
  search?: string | undefined;
}

/** The tag of a box, once it was read: nothing that somebody wrote has it. */
export const BOX = 'vt-box';

export const boxElement = (box: MoneyBox, children: MarkupNode[] = []): Markup =>
  element(BOX, { data: JSON.stringify(box) }, children);

export const readBox = ({ attributes }: Markup): MoneyBox => JSON.parse(attributes.data ?? '') as MoneyBox;

/** What a plugin's shortcode or block is made of, and what it may ask. */
export interface Given {
  attributes: Record<string, string>;
  children: MarkupNode[];
  sources: BoxSources;
  /** Tells what of it cannot be kept. */
  left(reason: Why): void;
}

/** What boxes name and do not hold: it stands elsewhere in the source. */
export interface BoxSources {
  /** What Content Egg keeps with an entry, module by module; its own where none is named. */
  eggs(post: string | undefined): { module: string; group: string; product: WantedProduct }[];
  /** An entry of a plugin that manages links or products, by its number or address. */
  entry(id: string): WantedProduct | undefined;
  /** Those of a group of them. */
  group(slug: string): WantedProduct[];
  /** Products of a table that is an entry by itself. */
  table(id: string): WantedProduct[];
  /** What a product is called, once everything was read. */
  nameOf(product: WantedProduct): string | undefined;
}

/** Markup in its place; undefined where it is none of the plugin's, or says nothing that can be kept. */
export type ReadMoney = (given: Given) => MarkupNode[] | undefined;
