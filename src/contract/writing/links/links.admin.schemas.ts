import { z } from 'zod';
import { cursorSchema, listOf, searchSchema } from '#contract/site/list.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { linkPlaceKinds, linkStates } from './links.words.ts';

export const linkSchema = z.object({
  id: z.int(),
  url: z.string(),
  state: z.enum(linkStates),
  /** What the server answered last; null where none did. */
  status: z.int().nullable(),
  /** How many times in a row it was gone, counted once a day. */
  failures: z.int(),
  checkedAt: z.iso.datetime().nullable(),
  brokenAt: z.iso.datetime().nullable(),
  /** Who took it out of the checks; empty where nobody did. */
  excludedBy: z.string(),
  /** In how many places it stands; the first of them are named. */
  placeCount: z.int(),
  places: z.array(
    z.object({
      kind: z.enum(linkPlaceKinds),
      /** Of what is opened to change it: the post, the product (also of reviews and offers), the shop link. */
      id: z.int(),
      title: z.string(),
      locale: localeSchema,
    }),
  ),
});
export type LinkLine = z.infer<typeof linkSchema>;
export const linkListSchema = listOf(linkSchema);

export const linkListQuery = z.object({
  filter: z.enum(linkStates).optional(),
  locale: localeSchema.optional(),
  q: searchSchema,
  cursor: cursorSchema,
});
export type LinkListQuery = z.output<typeof linkListQuery>;

export const linkSummarySchema = z.object({
  counts: z.record(z.enum(linkStates), z.int()),
  /** When any of them was last asked. */
  checkedAt: z.iso.datetime().nullable(),
});
export type LinkSummary = z.infer<typeof linkSummarySchema>;

export const linkChangeSchema = z.object({ excluded: z.boolean() });
