import { z } from 'zod';
import { marketplaces } from '#contract/commerce/products/products.schemas.ts';
import { listOf } from '#contract/site/list.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { lineText, plainText } from '#contract/site/text.schemas.ts';
import { importLimits } from './import-limits.ts';
import {
  decimalStyles,
  feedDelimiters,
  feedFormats,
  feedProblems,
  heldCodes,
  importFields,
  importMatches,
  importStates,
  pastedOutcomes,
  rowOutcomes,
  rowProblems,
  rowUndos,
} from './imports.words.ts';

const moment = z.iso.datetime();

const isTimeZone = (name: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};
const column = plainText(importLimits.caps.fieldChars);

/** How a feed is read, and what it may do; remembered by its name for the next time. */
export const importMappingSchema = z.strictObject({
  locale: localeSchema,
  marketplace: z.enum(marketplaces),
  /** By which a row finds its product. */
  match: z.enum(importMatches).default('ean'),
  /** The network as whose file it is read; null is by its own columns. */
  network: plainText(importLimits.networkChars).nullable().default(null),
  /** Columns by name. */
  fields: z.partialRecord(z.enum(importFields), column),
  /** Facts by the names of i18n/specs. */
  specs: z.record(plainText(40), column).default({}),
  decimal: z.enum(decimalStyles).default('unsaid'),
  minorUnits: z.boolean().default(false),
  /** Of amounts that do not say theirs; null is the edition's. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable()
    .default(null),
  /** Of dates that do not say theirs; null is the edition's. */
  timeZone: plainText(60).refine(isTimeZone).nullable().default(null),
  /** Products that nobody knows yet are made. */
  createProducts: z.boolean().default(false),
  /** What a product has already stays: the feed only fills in what is missing. */
  keepFacts: z.boolean().default(true),
  /** Rows are kept to be searched: only those of products that we have do something to them. */
  catalogue: z.boolean().default(false),
});
export type ImportMapping = z.output<typeof importMappingSchema>;

export const importCheckSchema = z.strictObject({
  /** The feed's name. */
  feed: lineText(importLimits.feedChars),
  mapping: importMappingSchema,
});
export type ImportCheck = z.output<typeof importCheckSchema>;

/** As whose file it is read: a network that defines its files, or by its own columns. */
export const importReadingSchema = z.strictObject({
  network: plainText(importLimits.networkChars).nullable(),
});

export const importApplySchema = z.strictObject({
  /** Although there are far fewer rows than last time, or most prices are far off. */
  confirmed: z.boolean().default(false),
});

export const heldReasonSchema = z.object({ code: z.enum(heldCodes), n: z.int(), of: z.int() });

export const importAlarms = ['no_rows', 'far_fewer', 'many_jumps'] as const;

export const importSchema = z.object({
  id: z.int(),
  feed: z.string(),
  fileName: z.string(),
  bytes: z.int(),
  state: z.enum(importStates),
  format: z.enum(feedFormats),
  encoding: z.string(),
  delimiter: z.enum(feedDelimiters).nullable(),
  locale: localeSchema.nullable(),
  marketplace: z.enum(marketplaces).nullable(),
  /** How many rows there are, once they are counted, and how many have been looked at. */
  total: z.int().nullable(),
  checked: z.int(),
  /** Rows that are in the catalogue, or would be; null where it is not kept as one. */
  catalogued: z.int().nullable(),
  counts: z.partialRecord(z.enum(rowOutcomes), z.int()),
  /** What somebody has to agree to before it is taken in. */
  alarms: z.array(z.enum(importAlarms)),
  /** Why it waits though it came by itself; somebody has to agree to these, too. */
  held: z.array(heldReasonSchema),
  /** The feed that it came from by itself, and whose it is. */
  shopFeed: z.object({ id: z.int(), locale: localeSchema }).nullable(),
  /** How many rows the same feed had the last time. */
  lastTotal: z.int().nullable(),
  problem: z.enum(feedProblems).nullable(),
  startedBy: z.string(),
  createdAt: moment,
  finishedAt: moment.nullable(),
  /** The rows that were refused can be fetched as a file. */
  refusedFetchable: z.boolean(),
  /** It was taken in, and what was there before is known. */
  undoable: z.boolean(),
  /** Who took it back, when, and what came of its rows. */
  undone: z
    .object({ by: z.string(), at: moment, counts: z.partialRecord(z.enum(rowUndos), z.int()) })
    .nullable(),
});
export type Import = z.infer<typeof importSchema>;
export const importListSchema = listOf(importSchema);

export const importDetailSchema = importSchema.extend({
  columns: z.array(z.string()),
  sample: z.array(z.record(z.string(), z.string())),
  /** The network as whose file these were read. */
  network: z.string().nullable(),
  /** As it was said, or else as the feed was read last time, or else what the names of the columns tell. */
  mapping: importMappingSchema.nullable(),
  suggested: z.partialRecord(z.enum(importFields), z.string()),
});
export type ImportDetail = z.infer<typeof importDetailSchema>;

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export const importRowSchema = z.object({
  row: z.int(),
  outcome: z.enum(rowOutcomes),
  title: z.string(),
  productId: z.int().nullable(),
  problem: z.enum(rowProblems).nullable(),
  /** The field, or the fact ('specs.weightKg'), that has the fault. */
  field: z.string().nullable(),
  value: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), from: scalar, to: scalar })),
  /** The price is ten times what it was, or a tenth. */
  jump: z.boolean(),
  /** What came of it when the import was taken back. */
  undo: z.enum(rowUndos).nullable(),
});
export type ImportRow = z.infer<typeof importRowSchema>;
export const importRowListSchema = listOf(importRowSchema);

/** What taking an import back would do now. */
export const importUndoSchema = z.object({
  /** Products that it made, and offers of others. */
  productsGone: z.int(),
  offersGone: z.int(),
  /** Rows whose product and offer get back what they were. */
  restored: z.int(),
  /** Rows that stay, because somebody has worked on them or something shows them. */
  changed: z.int(),
  inUse: z.int(),
  /** Its catalogue is again what it was before. */
  catalogue: z.boolean(),
});
export type ImportUndo = z.infer<typeof importUndoSchema>;

export const feedListSchema = z.object({
  items: z.array(z.object({ feed: z.string(), mapping: importMappingSchema, lastTotal: z.int().nullable() })),
});

export const pastePricesSchema = z.strictObject({
  locale: localeSchema,
  marketplace: z.enum(marketplaces).default('amazon'),
  text: plainText(importLimits.pastedChars).min(1),
  /** Looks at everything, and stores nothing. */
  dryRun: z.boolean().default(true),
});
export type PastePrices = z.output<typeof pastePricesSchema>;

const pastedLineSchema = z.object({
  line: z.int(),
  written: z.string(),
  outcome: z.enum(pastedOutcomes),
  product: z.object({ id: z.int(), brand: z.string(), name: z.string() }).nullable(),
  /** Minor units. */
  from: z.int().nullable(),
  to: z.int().nullable(),
  /** Ten times what it was, or a tenth. */
  jump: z.boolean(),
});
export type PastedLine = z.infer<typeof pastedLineSchema>;

export const pastedPricesSchema = z.object({
  stored: z.boolean(),
  currency: z.string(),
  lines: z.array(pastedLineSchema),
  good: z.int(),
  bad: z.int(),
});
export type PastedPrices = z.infer<typeof pastedPricesSchema>;
