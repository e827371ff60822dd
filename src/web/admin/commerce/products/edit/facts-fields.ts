import type { AdminProduct, ProductChange } from '#contract/commerce/products/products.admin.schemas.ts';
import type { ProductImage, ProductSpecs } from '#contract/commerce/products/products.schemas.ts';
import { FieldProblem } from '#web/admin/ui/feedback/explain-failure.ts';
import { readSpec, writeSpec } from './spec-value.ts';

export interface SpecRow {
  name: string;
  value: string;
}

/** What can be typed of a product's facts. */
export interface FactsFields {
  brand: string;
  name: string;
  ean: string;
  /** Separated by commas, as people type them. */
  otherEans: string;
  specs: SpecRow[];
  imageUrl: string | null;
  images: ProductImage[];
  successorId: number | null;
}

interface Desk {
  tag: string;
  words: { yes: string; no: string };
  /** Said of a fact that stands there twice. */
  twice: string;
}

export const factsOf = (product: AdminProduct, { tag, words }: Desk): FactsFields => ({
  brand: product.brand,
  name: product.name,
  ean: product.ean ?? '',
  otherEans: product.otherEans.join(', '),
  specs: Object.entries(product.specs).map(([name, value]) => ({
    name,
    value: writeSpec(value, tag, words),
  })),
  imageUrl: product.imageUrl,
  images: product.images,
  successorId: product.successor?.id ?? null,
});

function readSpecs(rows: SpecRow[], { words, twice }: Desk): ProductSpecs {
  const specs: ProductSpecs = {};
  for (const { name, value } of rows) {
    if (Object.hasOwn(specs, name)) throw new FieldProblem({ [`specs.${name}`]: twice });
    const read = readSpec(value, words);
    if (read !== undefined) specs[name] = read;
  }
  return specs;
}

/** The named fields as the server wants them. */
export function factChanges(
  fields: FactsFields,
  names: (keyof FactsFields)[],
  desk: Desk,
): Omit<ProductChange, 'version'> {
  const changes: Record<string, unknown> = {};
  for (const name of names) changes[name] = fields[name];
  if ('specs' in changes) changes.specs = readSpecs(fields.specs, desk);
  if ('ean' in changes) changes.ean = fields.ean.trim() || null;
  if ('otherEans' in changes)
    changes.otherEans = fields.otherEans.split(/[,;\n]/).filter((each) => each.trim());
  return changes;
}
