import { createContext, use } from 'react';
import type { AdminReview } from '#contract/commerce/reviews/reviews.admin.schemas.ts';
import { type TranslatedField, translatedFields } from '#contract/commerce/reviews/reviews.words.ts';
import type { ShownForm } from '../edit/use-form-session.ts';
import type { ReviewForm } from './review-form.ts';

interface ReviewContextValue extends ShownForm<AdminReview, ReviewForm> {
  canEdit: boolean;
  /** What it was copied from, as it is now. */
  source: AdminReview | undefined;
  /** Leads to a field, or to a block of the text: "slug", "body.3". */
  goTo: (where: string) => void;
}

const ReviewContext = createContext<ReviewContextValue | null>(null);
export const ReviewProvider = ReviewContext;

const isTranslated = (name: string): name is TranslatedField =>
  translatedFields.some((field) => field === name);

/** The review that is open; `write` is how its fields are typed into. */
export function useReview() {
  const value = use(ReviewContext);
  if (!value) throw new Error('A part of the review’s form was rendered outside of it.');
  const { session, mend } = value;
  return {
    ...value,
    write<K extends keyof ReviewForm>(name: K, content: ReviewForm[K]): void {
      mend(name);
      const { form } = session.getState();
      const { toTranslate } = form;
      // Whoever writes in a short field has translated it; of a long text only they can tell.
      const done = name !== 'body' && isTranslated(name) && toTranslate.includes(name);
      const left = done ? toTranslate.filter((field) => field !== name) : toTranslate;
      session.change({ [name]: content, ...(done && { toTranslate: left }) } as Partial<ReviewForm>);
    },
  };
}
