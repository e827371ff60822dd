import type { ComparedReview } from '#contract/commerce/reviews/reviews.schemas.ts';
import { formatScore } from '#i18n/money.ts';
import type { ContentView } from '#web/shared/content/content-view.ts';
import { criterionName } from '../criterion-name.ts';

interface ComparedRow {
  label: string;
  /** One for each product, in their order; undefined where a product says nothing of it. */
  values: (string | undefined)[];
}

/** Every label that any product has, in the order of their first appearance. */
function rowsOf(items: { label: string; value: string }[][]): ComparedRow[] {
  const labels = [...new Set(items.flat().map(({ label }) => label))];
  return labels.map((label) => ({
    label,
    values: items.map((facts) => facts.find((fact) => fact.label === label)?.value),
  }));
}

export const specRows = (items: ComparedReview[]): ComparedRow[] => rowsOf(items.map(({ specs }) => specs));

export const scoreRows = (items: ComparedReview[], view: ContentView): ComparedRow[] =>
  rowsOf(
    items.map(({ breakdown }) =>
      breakdown.map(({ criterion, score }) => ({
        label: criterionName(criterion, view.dictionary),
        value: formatScore(score, view.language),
      })),
    ),
  );
