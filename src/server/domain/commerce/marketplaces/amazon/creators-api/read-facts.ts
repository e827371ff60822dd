import { z } from 'zod';
import { eanDigits, identifiesProduct, isEan } from '#contract/commerce/products/ean.ts';
import { limits } from '#contract/site/limits.ts';
import { foldText } from '#i18n/fold.ts';
import type { ShopFacts } from '../../price-source.ts';

/** Every field may be missing; one that is not as it should be is as good as missing. */
const said = z.object({ displayValue: z.string().nullish() }).nullish().catch(null);
const several = z
  .object({ displayValues: z.array(z.string()).nullish() })
  .nullish()
  .catch(null);

const describedSchema = z.object({
  asin: z.string(),
  itemInfo: z
    .object({
      title: said,
      byLineInfo: z.object({ brand: said, manufacturer: said }).nullish().catch(null),
      externalIds: z.object({ eans: several, upcs: several }).nullish().catch(null),
    })
    .nullish()
    .catch(null),
});

const MOST_EANS = 10;
const LONGEST = 2_000;

/** One line; what is too long ends with a whole word. */
function line(text: string | null | undefined, max: number): string {
  const plain = (text ?? '')
    .slice(0, LONGEST)
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .toWellFormed();
  if (plain.length <= max) return plain;
  const cut = plain.slice(0, max + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).trim();
}

/** Titles begin with the brand more often than not; beside its own field it would be said twice. */
function withoutBrand(title: string, brand: string): string {
  const starts = brand !== '' && foldText(title).startsWith(`${foldText(brand)} `);
  return starts ? title.slice(brand.length).trim() : title;
}

/** What an item says of the product itself; undefined where nobody knows which item it is. */
export function readFacts(item: unknown): (Omit<ShopFacts, 'price'> & { asin: string }) | undefined {
  const parsed = describedSchema.safeParse(item);
  if (!parsed.success) return undefined;
  const { asin, itemInfo } = parsed.data;
  const by = itemInfo?.byLineInfo;
  const { brandChars, nameChars } = limits.products;
  const brand = line(by?.brand?.displayValue ?? by?.manufacturer?.displayValue, brandChars);
  const name = line(withoutBrand(line(itemInfo?.title?.displayValue, LONGEST), brand), nameChars);
  const ids = itemInfo?.externalIds;
  const numbers = [...(ids?.eans?.displayValues ?? []), ...(ids?.upcs?.displayValues ?? [])];
  const eans = numbers
    .slice(0, MOST_EANS)
    .map((number) => eanDigits(number.slice(0, 40)))
    .filter((ean) => isEan(ean) && identifiesProduct(ean));
  return { asin, ...(brand && { brand }), ...(name && { name }), eans: [...new Set(eans)] };
}
