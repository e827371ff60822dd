/** What can be wrong with one field. Each has a sentence in every dictionary (fieldErrors). */
export const fieldProblemCodes = [
  'required',
  'too_short',
  'too_long',
  'too_low',
  'too_high',
  'email',
  'taken',
  'wrong_password',
  'wrong_code',
  'too_common',
  'guessable',
  'guessable_repeats',
  'guessable_keys',
  'guessable_sequence',
  'guessable_date',
  'guessable_names',
  'guessable_own_words',
  'guessable_word',
  'guessable_disguise',
  'contains_identifier',
  'reserved',
  'loop',
  'in_use',
  'not_a_picture',
  'not_a_file',
  'damaged',
  'too_many_pixels',
  'always_active',
  'mail_not_set_up',
  'invalid',
  'past',
  'unpublishable',
  'untranslated',
  'ean',
  'unknown_spec',
  'weights',
  'below_price',
  'wrong_country',
  'wrong_tag',
  'missing_tag',
  'unknown_host',
  'no_product',
  'no_short_link',
  'no_destination',
  'not_minted',
  'shop_closed',
  'not_published',
  'price_not_kept',
  'zip_archive',
  'not_a_feed',
  'too_costly',
] as const;
export type FieldProblemCode = (typeof fieldProblemCodes)[number];

export interface FieldProblem {
  code: FieldProblemCode;
  /** The number that was missed, where there is one. */
  limit?: number;
}

export type FieldProblems = Record<string, FieldProblem>;

/** The sentence for a problem, its number filled in. */
export const describeProblem = <Code extends FieldProblemCode>(
  { code, limit }: FieldProblem & { code: Code },
  texts: Record<Code, string>,
): string => texts[code].replace('{limit}', String(limit ?? ''));
