import { z } from 'zod';
import { listOf } from '#contract/site/list.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import { type MovedKind, movedKinds, moveInFileKinds, moveInStates, undoReasons } from './move-in.words.ts';
import { moveInChoicesSchema } from './move-in-choices.schemas.ts';

const moment = z.iso.datetime();
const countsSchema = z.object(
  Object.fromEntries(movedKinds.map((kind) => [kind, z.int()])) as Record<MovedKind, z.ZodInt>,
);

/** In English, and as data for who says it otherwise; what an older release wrote down is a sentence alone. */
const reasonFields = {
  reason: z.string(),
  code: z.string().optional(),
  because: z.string().optional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
};
const leftSchema = z.object({ kind: z.string(), place: z.string(), ...reasonFields });

/** Somebody or something that the source names, and what it is here, or would be called. */
const foundNameSchema = z.object({ key: z.string(), name: z.string(), slug: z.string(), isNew: z.boolean() });
export type FoundName = z.infer<typeof foundNameSchema>;

const foundLanguageSchema = z.object({
  key: z.string(),
  /** What it is, where the source says more than its short name. */
  spoken: z.string(),
  articles: z.int(),
  edition: localeSchema.nullable(),
});
export type FoundLanguage = z.infer<typeof foundLanguageSchema>;

/** What was found: by a look, what would be; by a run, what is. */
export const moveInToldSchema = z.object({
  program: z.enum(['wordpress', 'ghost']),
  address: z.string().nullable(),
  states: z.object({ published: z.int(), scheduled: z.int(), draft: z.int(), trash: z.int() }),
  pages: z.int(),
  comments: z.int(),
  missing: z.int(),
  authors: z.array(foundNameSchema),
  categories: z.array(foundNameSchema),
  /** Languages that its entries are marked with, and where each goes: null where no edition speaks it. */
  languages: z.array(foundLanguageSchema).optional(),
  /** What else entries can be told apart by, as the source calls it. */
  marks: z.object({ category: z.array(z.string()), tag: z.array(z.string()) }).optional(),
  /** What stays behind or is not as it was: each kind with its first lines. */
  left: z.array(z.object({ kind: z.string(), count: z.int(), first: z.array(leftSchema) })),
});
export type MoveInTold = z.infer<typeof moveInToldSchema>;

export const undoLeftSchema = z.object({
  kind: z.enum(movedKinds),
  /** Its number here, where it has one. */
  id: z.int().nullable(),
  title: z.string(),
  reason: z.enum(undoReasons),
});
export type UndoLeft = z.infer<typeof undoLeftSchema>;

export const moveInUndoSchema = z.object({
  gone: countsSchema,
  restored: countsSchema,
  /** How much stays, and the first of it by name. */
  stays: countsSchema,
  left: z.array(undoLeftSchema),
});
export type MoveInUndo = z.infer<typeof moveInUndoSchema>;

export const moveInSchema = z.object({
  id: z.int(),
  state: z.enum(moveInStates),
  /** The old site: by its name where it says one. */
  site: z.string(),
  locale: localeSchema,
  startedBy: z.string(),
  startedAt: moment,
  finishedAt: moment.nullable(),
  /** A command that died, or a server that went: nobody has heard of it for long. */
  isLost: z.boolean(),
  /** Articles. */
  done: z.int(),
  total: z.int().nullable(),
  numbers: z.object({ made: countsSchema, changed: countsSchema, same: countsSchema }).nullable(),
  /** Why it did not go on, in a sentence that says what to do. */
  problem: z.string().nullable(),
  undoable: z.boolean(),
  /** There is a file with all that was told. */
  hasReport: z.boolean(),
});
export type MoveIn = z.infer<typeof moveInSchema>;
export const moveInListSchema = listOf(moveInSchema);

export const moveInDetailSchema = moveInSchema.extend({
  /** Null where it was brought by the command. */
  files: z
    .array(
      z.object({ id: z.string(), name: z.string(), kind: z.enum(moveInFileKinds), bytes: z.number().int() }),
    )
    .nullable(),
  oldAddress: z.string(),
  choices: moveInChoicesSchema.nullable(),
  told: moveInToldSchema.nullable(),
  undo: moveInUndoSchema.nullable(),
  undoneBy: z.string().nullable(),
  /** Pictures that are nowhere and have no other yet. */
  missingPictures: z.int(),
});
export type MoveInDetail = z.infer<typeof moveInDetailSchema>;

export const moveInFileQuery = z.object({
  kind: z.enum(moveInFileKinds),
  /** How large it says it is: what the disk cannot hold is refused before it is sent. */
  bytes: z.coerce.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER),
});

/** What is to be looked at: with which choices. */
export const moveInLookSchema = z.strictObject({
  choices: moveInChoicesSchema,
  /** Where the old site was, where its export does not say so. */
  oldAddress: plainText(300)
    .trim()
    .refine((text) => text === '' || (/^https?:\/\/[^/]/.test(text) && URL.canParse(text)))
    .default(''),
});
export type MoveInLook = z.output<typeof moveInLookSchema>;

export const missingPictureSchema = z.object({
  url: z.string(),
  ...reasonFields,
  /** How many articles miss it, and the first of them. */
  articles: z.int(),
  first: z.array(z.object({ id: z.int(), title: z.string() })),
  /** The picture that somebody has put there. */
  mended: z.object({ mediaId: z.int(), by: z.string() }).nullable(),
});
export type MissingPicture = z.infer<typeof missingPictureSchema>;
export const missingPictureListSchema = listOf(missingPictureSchema);

export const mendPictureSchema = z.strictObject({
  url: plainText(2_000),
  mediaId: z.int().positive(),
});
export const mendedPictureSchema = z.object({
  articles: z.int(),
  /** Which stay as they are: somebody has taken the picture out, or thrown them away. */
  unchanged: z.int(),
});

export const askedAddressSchema = z.object({
  path: z.string(),
  answer: z.union([z.literal(200), z.literal(301), z.literal(404)]),
  to: z.string().optional(),
});
export type AskedAddress = z.infer<typeof askedAddressSchema>;

/** What became of a list of old addresses; there may be more than are asked. */
export interface AskedAddresses {
  addresses: AskedAddress[];
  numbers: Record<'200' | '301' | '404', number>;
  more: boolean;
}
