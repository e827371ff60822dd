/** What can be wrong with a feed as a whole. */
export const feedProblems = [
  'empty',
  'zip',
  'damaged',
  'too_large',
  'too_dense',
  'too_many_rows',
  'too_costly',
  'doctype',
  'unknown_format',
  'missing',
  'failed',
  'changed_meanwhile',
  'not_undone',
] as const;
export type FeedProblemCode = (typeof feedProblems)[number];

export const feedFormats = ['delimited', 'json', 'json-lines', 'xml'] as const;
export type FeedFormat = (typeof feedFormats)[number];

export const feedDelimiters = ['\t', ';', ',', '|'] as const;
export type FeedDelimiter = (typeof feedDelimiters)[number];

/** How a file is to be read; found out by its bytes. */
export interface FeedShape {
  format: FeedFormat;
  /** As the platform calls it: 'utf-8', 'utf-16le', 'windows-1252'. */
  encoding: string;
  /** Of a table as text. */
  delimiter?: FeedDelimiter;
  /** A table without names of columns: they go by their place, and lines that begin so are no rows. */
  headless?: { notRows: string[] };
  /** Whose definition the rest is from. */
  network?: string;
  /** What stands in every row, by field, though in no column. */
  constants?: Partial<Record<ImportField, string>>;
}

/** Upload → (columns are said) → check → (somebody looks) → apply, and back where somebody wants it. */
export const importStates = [
  'uploaded',
  'waiting_to_check',
  'checking',
  'checked',
  'waiting_to_apply',
  'applying',
  'done',
  'failed',
  'cancelled',
  'waiting_to_undo',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof importStates)[number];

/** In which a server has something to do. */
export const statesAtWork = [
  'waiting_to_check',
  'checking',
  'waiting_to_apply',
  'applying',
  'waiting_to_undo',
  'undoing',
] as const satisfies ImportState[];

/** What a row would do; `replaced`: a later row says something else of the same thing. */
export const rowOutcomes = ['new', 'changed', 'same', 'replaced', 'refused'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** What becomes of a row when its import is taken back: it is undone, or stays because of what happened since. */
export const rowUndos = ['undone', 'changed', 'in_use'] as const;
export type RowUndo = (typeof rowUndos)[number];

/** Said of rows that are handed out to be mended: a file with this column is one of ours. */
export const REFUSAL_COLUMN = 'vitrina_problem';

/** Why a file that came by itself waits for a person. */
export const heldCodes = [
  'no_rows',
  'far_fewer',
  'far_more',
  'many_refused',
  'other_currency',
  'far_prices',
  'many_missing',
  'after_undo',
  'new_address',
] as const;
export type HeldCode = (typeof heldCodes)[number];

/** `n` of `of`, or `n` now and `of` the last time. */
export interface HeldReason {
  code: HeldCode;
  n: number;
  of: number;
}

export const importFields = [
  'productId',
  'ean',
  'brand',
  'name',
  'imageUrl',
  'externalId',
  'url',
  'price',
  'listPrice',
  'salePrice',
  'saleDates',
  'saleFrom',
  'saleTo',
  'availability',
  'deliveryPrice',
  'currency',
] as const;
export type ImportField = (typeof importFields)[number];

export const isImportField = (text: string): text is ImportField =>
  (importFields as readonly string[]).includes(text);

/** By which a row finds its product. */
export const importMatches = ['ean', 'externalId', 'productId'] as const;
export type ImportMatch = (typeof importMatches)[number];

/** Which sign parts the cents where one with three digits after it could be either. */
export const decimalStyles = ['unsaid', 'comma', 'point'] as const;
export type DecimalStyle = (typeof decimalStyles)[number];

/** Why a row is refused. */
export const rowProblems = [
  'wrong_length',
  'too_long',
  'malformed',
  'required',
  'unknown_product',
  'ambiguous_product',
  'ambiguous_offer',
  'ean',
  'shop_ean',
  'bad_amount',
  'ambiguous_amount',
  'other_currency',
  'bad_date',
  'bad_picture',
  'unknown_spec',
  'below_price',
  'wrong_country',
  'wrong_tag',
  'missing_tag',
  'unknown_host',
  'no_product',
  'no_short_link',
  'no_destination',
  'shop_closed',
  'taken',
] as const;
export type RowProblem = (typeof rowProblems)[number];

/** What a pasted line would do; the first three are good. */
export const pastedOutcomes = [
  'changed',
  'same',
  'first',
  'not_understood',
  'bad_amount',
  'unknown_product',
  'ambiguous_product',
  'ambiguous_offer',
  'no_offer',
  'twice',
] as const;
export type PastedOutcome = (typeof pastedOutcomes)[number];
