import { documentText } from '#contract/writing/content/content-text.ts';
import type { ReviewForm } from './review-form.ts';

/** A field in words, to be compared. */
export function reviewWords(form: ReviewForm, name: keyof ReviewForm): string {
  const { breakdown, updates, toTranslate, body, categoryId, author, authorId } = form;
  switch (name) {
    case 'body':
      return documentText(body);
    case 'breakdown':
      return breakdown.map((row) => `${row.criterion}: ${row.score} (${row.weight}%)`).join('\n');
    case 'updates':
      return updates.map(({ date, text }) => `${date} ${text}`).join('\n');
    case 'toTranslate':
      return toTranslate.join(', ');
    case 'categoryId':
      return categoryId === null ? '' : `#${categoryId}`;
    case 'authorId':
      return authorId === null ? '' : author;
    default:
      return form[name];
  }
}
