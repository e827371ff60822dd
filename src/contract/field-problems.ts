/** What can be wrong with one field. Each has a sentence in every dictionary (fieldErrors). */
export const fieldProblemCodes = [
  'required',
  'too_short',
  'too_long',
  'too_low',
  'too_high',
  'email',
  'invalid',
] as const;
export type FieldProblemCode = (typeof fieldProblemCodes)[number];

export interface FieldProblem {
  code: FieldProblemCode;
  /** The number that was missed, where there is one. */
  limit?: number;
}

export type FieldProblems = Record<string, FieldProblem>;

/** The sentence for a problem, its number filled in. */
export const describeProblem = (
  { code, limit }: FieldProblem,
  texts: Record<FieldProblemCode, string>,
): string => texts[code].replace('{limit}', String(limit ?? ''));
