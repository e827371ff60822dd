import { z } from 'zod';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { cursorSchema, listOf } from '#contract/site/list.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import { allTextFields, leftReasons, textKinds } from './replacements.words.ts';

const { findChars, withChars, places: mostPlaces } = engineLimits.replacements;
const kind = z.enum(textKinds);
const field = z.enum(allTextFields);

/** What to look for, word by word as it is typed: no patterns. */
export const replacementRuleSchema = z.strictObject({
  find: plainText(findChars)
    .min(1)
    .refine((text) => text.trim() !== ''),
  /** Empty: the words go. */
  replacement: plainText(withChars),
  matchCase: z.boolean().default(false),
  wholeWords: z.boolean().default(false),
  /** Where links lead, too. */
  links: z.boolean().default(false),
});
export type ReplacementRule = z.output<typeof replacementRuleSchema>;

export const replacementPreviewSchema = replacementRuleSchema.extend({
  kinds: z.array(kind).min(1).max(textKinds.length),
  /** One edition; without it all of them, and what they share. */
  locale: localeSchema.optional(),
});
export type ReplacementSearch = z.output<typeof replacementPreviewSchema>;

const placeKey = { kind, id: z.int(), field };

const placeSchema = z.object({
  ...placeKey,
  /** Where it is written: of a review its product. */
  screenId: z.int(),
  title: z.string(),
  locale: localeSchema.nullable(),
  /** Stands for the text as it was seen: another one by then is left alone. */
  mark: z.string(),
  count: z.int(),
  /** The first passages, each with what is around it. */
  passages: z.array(z.array(z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() }))),
  /** Why it cannot be written like this; null where it can. */
  problem: z.object({ reason: z.enum(leftReasons), limit: z.int().nullable() }).nullable(),
});
export type ReplacementPlace = z.infer<typeof placeSchema>;

export const replacementPlacesSchema = z.object({ places: z.array(placeSchema), more: z.boolean() });

export const newReplacementSchema = replacementRuleSchema.extend({
  places: z
    .array(z.strictObject({ ...placeKey, mark: z.string().max(64) }))
    .min(1)
    .max(mostPlaces),
});
export type NewReplacement = z.output<typeof newReplacementSchema>;

const leftSchema = z.object({ ...placeKey, title: z.string(), reason: z.enum(leftReasons) });
export type LeftPlace = z.infer<typeof leftSchema>;

export const replacementOutcomeSchema = z.object({
  /** null where nothing was replaced. */
  id: z.int().nullable(),
  done: z.int(),
  left: z.array(leftSchema),
});
export type ReplacementOutcome = z.infer<typeof replacementOutcomeSchema>;

const pastSchema = z.object({
  id: z.int(),
  find: z.string(),
  replacement: z.string(),
  places: z.int(),
  by: z.string(),
  at: z.iso.datetime(),
  undoneAt: z.iso.datetime().nullable(),
  undoneBy: z.string(),
});
export type PastReplacement = z.infer<typeof pastSchema>;
export const pastReplacementListSchema = listOf(pastSchema);
export const pastReplacementQuery = z.object({ cursor: cursorSchema });
