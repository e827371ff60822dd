import type { ReviewUpdate } from '#contract/commerce/products/products.schemas.ts';
import type { AdminReview, ReviewChanges } from '#contract/commerce/reviews/reviews.admin.schemas.ts';
import type { ContentDocument } from '#contract/writing/content/content.schemas.ts';
import { FieldProblem } from '#web/admin/ui/feedback/explain-failure.ts';

/** A criterion as it is typed: the weight in per cent. */
export interface CriterionRow {
  criterion: string;
  score: string;
  weight: string;
}

/** What is typed in another form than it is stored in. */
interface TypedOtherwise {
  score: string;
  breakdown: CriterionRow[];
  /** One a line. */
  pros: string;
  cons: string;
  body: ContentDocument;
}

type Stored = {
  [K in Exclude<keyof ReviewChanges, 'version' | 'followed'>]-?: Exclude<ReviewChanges[K], undefined>;
};
/** What can be typed of a review: all that can be changed of it. */
export type ReviewForm = Omit<Stored, keyof TypedOtherwise> & TypedOtherwise;

/** What is said of what cannot be read. */
export interface FormWords {
  scoreUnread: string;
  criterionUnread: string;
  updateUnread: string;
}

const NUMBER = /^\d{1,3}(?:[.,]\d{1,4})?$/;

/** "8,5" and "8.5" are the same; undefined where it is no number. */
export function readNumber(typed: string): number | undefined {
  const text = typed.trim();
  return NUMBER.test(text) ? Number(text.replace(',', '.')) : undefined;
}

const writeNumber = (value: number, tag: string) =>
  value.toLocaleString(tag, { useGrouping: false, maximumFractionDigits: 4 });

const inRange = (value: number | undefined, max: number): value is number =>
  value !== undefined && value <= max;

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const reviewFormOf = (review: AdminReview, tag: string): ReviewForm => ({
  title: review.title,
  slug: review.slug,
  verdict: review.verdict,
  score: review.score === null ? '' : writeNumber(review.score, tag),
  breakdown: review.breakdown.map(({ criterion, score, weight }) => ({
    criterion,
    score: writeNumber(score, tag),
    weight: writeNumber(Math.round(weight * 1e6) / 1e4, tag),
  })),
  pros: review.pros.join('\n'),
  cons: review.cons.join('\n'),
  bestFor: review.bestFor,
  notFor: review.notFor,
  body: review.body,
  categoryId: review.categoryId,
  author: review.author,
  authorId: review.authorId,
  updates: review.updates,
  toTranslate: review.toTranslate,
});

export interface ReadCriterion {
  criterion: string;
  score: number;
  weight: number;
}

/** A criterion that is finished; undefined for one that somebody is still writing. */
export function readCriterion(row: CriterionRow): ReadCriterion | undefined {
  const criterion = row.criterion.trim();
  const score = readNumber(row.score);
  const weight = readNumber(row.weight);
  if (!criterion || !inRange(score, 10) || !inRange(weight, 100) || weight === 0) return undefined;
  return { criterion, score, weight: weight / 100 };
}

function readBreakdown(rows: CriterionRow[], words: FormWords): ReadCriterion[] {
  return rows.map((row) => {
    const read = readCriterion(row);
    if (!read) throw new FieldProblem({ breakdown: words.criterionUnread });
    return read;
  });
}

function readScore(typed: string, words: FormWords): number | null {
  if (typed.trim() === '') return null;
  const score = readNumber(typed);
  if (!inRange(score, 10)) throw new FieldProblem({ score: words.scoreUnread });
  return Math.round(score * 10) / 10;
}

function readUpdates(updates: ReviewUpdate[], words: FormWords): ReviewUpdate[] {
  if (updates.some(({ date, text }) => !date || !text.trim())) {
    throw new FieldProblem({ updates: words.updateUnread });
  }
  return updates;
}

/** The named fields as the server wants them; throws what cannot be read, beside its field. */
export function reviewChanges(
  form: ReviewForm,
  names: (keyof ReviewForm)[],
  words: FormWords,
): Omit<ReviewChanges, 'version'> {
  const changes: Record<string, unknown> = {};
  for (const name of names) changes[name] = form[name];
  if ('pros' in changes) changes.pros = linesOf(form.pros);
  if ('cons' in changes) changes.cons = linesOf(form.cons);
  if ('breakdown' in changes) changes.breakdown = readBreakdown(form.breakdown, words);
  if ('score' in changes) changes.score = readScore(form.score, words);
  if ('updates' in changes) changes.updates = readUpdates(form.updates, words);
  return changes;
}

/** Equal shares that make a hundred together: the last takes what the others leave. */
export function evenWeights(rows: CriterionRow[]): CriterionRow[] {
  const share = Math.floor(100 / Math.max(rows.length, 1));
  return rows.map((row, index) => ({
    ...row,
    weight: String(index === rows.length - 1 ? 100 - share * (rows.length - 1) : share),
  }));
}
