import { z } from 'zod';
import { taggedPlaces } from '#contract/commerce/clicks/clicks.words.ts';
import { limits } from '#contract/site/limits.ts';
import { listOf } from '#contract/site/list.schemas.ts';
import { localeStatusSchema } from '#contract/site/locale.schemas.ts';
import { lineText, plainText } from '#contract/site/text.schemas.ts';
import { editionSchema } from './editions.schemas.ts';

const tagText = plainText(64).trim();
const placeTagsSchema = z
  .strictObject(
    Object.fromEntries(taggedPlaces.map((place) => [place, tagText.optional()])) as Record<
      (typeof taggedPlaces)[number],
      z.ZodOptional<typeof tagText>
    >,
  )
  .overwrite((tags) => Object.fromEntries(Object.entries(tags).filter(([, tag]) => tag)));

export const adminEditionSchema = editionSchema.extend({
  /** Of places that have one of their own. */
  placeTags: placeTagsSchema,
  updatedAt: z.iso.datetime(),
});
export type AdminEdition = z.infer<typeof adminEditionSchema>;
export const adminEditionListSchema = listOf(adminEditionSchema);

const { siteNameChars, symbolChars, disclosureChars } = limits.editions;

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** A name such as Europe/Rome; an offset has no summer time, and would be wrong for half of the year. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)+$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

function isLanguage(tag: string): boolean {
  try {
    return Intl.DisplayNames.supportedLocalesOf(tag).includes(tag);
  } catch {
    return false;
  }
}

/** Which shop and which tag fit each other, the server says. */
export const editionChangeSchema = z
  .object({
    status: localeStatusSchema,
    siteName: lineText(siteNameChars),
    currency: z.string().refine((code) => currencies.has(code)),
    currencySymbol: lineText(symbolChars),
    amazonDomain: plainText(40).trim().toLowerCase(),
    affiliateId: plainText(64).trim(),
    /** All of them; a place without one has the edition's. */
    placeTags: placeTagsSchema,
    language: plainText(35).refine(isLanguage),
    showPrices: z.boolean(),
    timeZone: plainText(60).refine(isTimeZone),
    disclosure: plainText(disclosureChars).trim(),
  })
  .partial();
export type EditionChange = z.output<typeof editionChangeSchema>;
