import { z } from 'zod';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { plainText } from '#contract/site/text.schemas.ts';

const NAMES = 5_000;

/** By the name that somebody or something has in the source: the address here, or null for none. */
const chosenNames = z
  .record(plainText(300), plainText(200).nullable())
  .refine((names) => Object.keys(names).length <= NAMES, 'too many names');

const chosenEditions = z
  .record(plainText(300), localeSchema)
  .refine((names) => Object.keys(names).length <= NAMES, 'too many names');
const editionRulesSchema = z.strictObject({
  path: chosenEditions.optional(),
  category: chosenEditions.optional(),
  tag: chosenEditions.optional(),
  language: chosenEditions.optional(),
});

/** A name or number, and a port where it is not the usual one. */
const HOST = /^(?:[a-z0-9][a-z0-9.-]{0,250}|\[[0-9a-f:.]{2,45}\])(?::[1-9]\d{0,4})?$/i;
/** Where clouds tell their machines their own secrets. */
const OF_CLOUDS = /^(?:169\.254\.|\[fe[89ab])/i;
const privateHost = plainText(300)
  .trim()
  .refine((host) => host === '' || (HOST.test(host) && !OF_CLOUDS.test(host)));

/** What a person decides about a site that moves in. What is not said is decided as docs/moving-in.md tells. */
export const moveInChoicesSchema = z.strictObject({
  edition: localeSchema.optional(),
  /** Pages that stand by themselves become articles, or stay behind. */
  pages: z.enum(['articles', 'leave']).default('articles'),
  /** Whoever is not named here is made, or is the one who has that name already. Null: a line of text, and no person. */
  authors: chosenNames.default({}),
  /** The same. Null: articles of it have no category. */
  categories: chosenNames.default({}),
  /** Where entries go that a mark of the old site tells apart; every other goes to the edition. */
  editions: editionRulesSchema.default({}),
  /** Tags of WordPress stay behind, or an article without a category stands in its first. */
  tags: z.enum(['leave', 'categories']).default('leave'),
  /** A host of a private network that may be asked for pictures, this once. */
  allowHost: privateHost.default(''),
});
/** As somebody writes them, with what they leave open. */
export type GivenChoices = z.input<typeof moveInChoicesSchema>;
export type MoveInChoices = z.output<typeof moveInChoicesSchema>;
