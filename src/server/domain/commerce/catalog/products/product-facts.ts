import { eanDigits, isEan } from '#contract/commerce/products/ean.ts';
import type { ProductSpecs } from '#contract/commerce/products/products.schemas.ts';
import type { FieldProblems } from '#contract/site/field-problems.ts';
import { specs as knownSpecs } from '#i18n/specs/br.ts';
import { invalidFields } from '#server/lib/errors.ts';

interface GivenFacts {
  ean?: string | null | undefined;
  otherEans?: string[] | undefined;
  specs?: ProductSpecs | undefined;
}

/** The given facts as they are stored. A name that a product has already may stay, whoever gave it. */
export function cleanFacts<T extends GivenFacts>(given: T, has: ProductSpecs = {}): T {
  const problems: FieldProblems = {};
  const ean = typeof given.ean === 'string' ? eanDigits(given.ean) || null : given.ean;
  if (typeof ean === 'string' && !isEan(ean)) problems.ean = { code: 'ean' };
  const otherEans = given.otherEans?.map(eanDigits).filter((each) => each !== '');
  if (otherEans?.some((each) => !isEan(each))) problems.otherEans = { code: 'ean' };
  for (const name of Object.keys(given.specs ?? {})) {
    const known = Object.hasOwn(knownSpecs, name) || Object.hasOwn(has, name);
    if (!known) problems[`specs.${name}`] = { code: 'unknown_spec' };
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return {
    ...given,
    ...(ean !== undefined && { ean }),
    ...(otherEans && { otherEans: [...new Set(otherEans)] }),
  };
}
