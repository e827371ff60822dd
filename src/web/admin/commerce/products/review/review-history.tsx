import type { AdminReview } from '#contract/commerce/reviews/reviews.admin.schemas.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { TextHistory } from '#web/admin/ui/kept-texts/text-history.tsx';
import { useReview } from './review-context.tsx';
import { reviewFormOf } from './review-form.ts';
import { reviewWords } from './review-in-words.ts';

/** A review as it was. The address stays: readers know it; and so does what is left to translate. */
export function ReviewHistory({ onClose }: { onClose: () => void }) {
  const { texts, tag } = useLanguage();
  const { session, record, form, canEdit } = useReview();
  return (
    <TextHistory
      place={{ subject: 'review', id: record.id }}
      form={form}
      formOf={(fields) => reviewFormOf({ ...record, ...fields } as AdminReview, tag)}
      labels={texts.reviewEditor.fieldNames}
      words={reviewWords}
      canEdit={canEdit}
      onPutBack={({ slug: _slug, toTranslate: _left, ...fields }) => session.putBack(fields)}
      onClose={onClose}
    />
  );
}
