import type { ProductSpecs } from '#contract/commerce/products/products.schemas.ts';
import type { AdminTexts } from '#i18n/admin/load-texts.ts';

type SpecValue = ProductSpecs[string];
type Words = Pick<AdminTexts['common'], 'yes' | 'no'>;

const NUMBER = /^-?\d{1,12}(?:[.,]\d{1,6})?$/;

/** A fact as somebody types it: "2,4" is a number, "sim" is yes, anything else is words. */
export function readSpec(typed: string, { yes, no }: Words): SpecValue | undefined {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (text === '') return undefined;
  const word = text.toLocaleLowerCase();
  if (word === yes.toLocaleLowerCase()) return true;
  if (word === no.toLocaleLowerCase()) return false;
  return NUMBER.test(text) ? Number(text.replace(',', '.')) : text;
}

/** The same, back in the words of the desk. */
export function writeSpec(value: SpecValue, tag: string, { yes, no }: Words): string {
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'string') return value;
  return value.toLocaleString(tag, { useGrouping: false, maximumFractionDigits: 6 });
}
