import type { PastedThing } from '#contract/commerce/pasted-links/pasted-links.admin.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { ApiInput } from '#web/admin/api/call.ts';

/** What somebody may still change before the product is made. */
export interface DraftFields {
  brand: string;
  name: string;
  ean: string;
  imageUrl: string;
}
export const draftFieldNames = ['brand', 'name', 'ean', 'imageUrl'] as const;

export const fieldsOf = ({ draft }: PastedThing): DraftFields => ({
  brand: draft?.brand?.value ?? '',
  name: draft?.name?.value ?? '',
  ean: draft?.ean?.value ?? '',
  imageUrl: draft?.imageUrl?.value ?? '',
});

/** As the draft came: nothing is lost with it. */
export const isUntouched = (thing: PastedThing, fields: DraftFields): boolean => {
  const first = fieldsOf(thing);
  return draftFieldNames.every((name) => first[name] === fields[name]);
};

/** Of a link that nobody can read nothing is known: there is no product to fill in, only something else to paste. */
export const isDraft = ({ draft, problem }: PastedThing): boolean =>
  draft !== null && !problem?.startsWith('short_link') && problem !== 'no_product';

/** Whether it can be made without anybody adding something. */
export const isComplete = ({ brand, name }: DraftFields): boolean =>
  brand.trim() !== '' && name.trim() !== '';

/** The offer as it is sent: where it leads, and the price as long as somebody told one. */
export function offerOf({ link, draft }: PastedThing) {
  if (!link) return null;
  const price = draft?.price;
  return price
    ? { ...link, price: price.value, availability: price.availability, asOf: price.asOf }
    : { ...link };
}

/** The server names fields by where they stand in what was sent; here they stand by themselves. */
export const ownProblems = (problems: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).map(([name, text]) => [name.replace(/^product\./, ''), text]));

export const productOf = (
  locale: Locale,
  thing: PastedThing,
  { brand, name, ean, imageUrl }: DraftFields,
): ApiInput<'POST /api/admin/pasted-links/products'>['body'] => ({
  locale,
  product: {
    brand,
    name,
    ean: ean.trim() || null,
    otherEans: thing.draft?.otherEans ?? [],
    imageUrl: imageUrl.trim() || null,
  },
  offer: offerOf(thing),
});
