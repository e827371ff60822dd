import type { AdminReview } from '#contract/commerce/reviews/reviews.admin.schemas.ts';
import type { TranslatedField } from '#contract/commerce/reviews/reviews.words.ts';
import { languageTags } from '#contract/site/locales.ts';
import { documentText } from '#contract/writing/content/content-text.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { useReview } from './review-context.tsx';

const wordsOf = (review: AdminReview, field: TranslatedField): string => {
  if (field === 'body') return documentText(review.body);
  const value = review[field];
  return typeof value === 'string' ? value : value.join('\n');
};

/** Of a copy: whether a field still holds the original's language, and what the original says now. */
export function TranslationMark({ field }: { field: TranslatedField }) {
  const { reviewEditor } = useTexts();
  const { record, form, session, source, canEdit } = useReview();
  const nameOf = useEditionNames();
  const isLeft = form.toTranslate.includes(field);
  if (!record.copiedFrom && !isLeft && !record.toTranslate.includes(field)) return null;
  const original = source ? wordsOf(source, field) : '';
  // Where the original says nothing there is nothing to translate.
  if (!isLeft && source && !original) return null;
  const set = (done: boolean) => {
    const others = form.toTranslate.filter((each) => each !== field);
    session.change({ toTranslate: done ? others : [...others, field] });
  };
  return (
    <div className="translation" data-left={isLeft ? '' : undefined}>
      {isLeft && (
        <span className="badge badge-warn">
          <Icon of="languages" size={12} />
          {reviewEditor.toTranslate}
        </span>
      )}
      {canEdit && (
        <label className="flex items-center gap-1.5 text-sm">
          <input
            type="checkbox"
            className="checkbox"
            aria-label={reviewEditor.translatedField(reviewEditor.fieldNames[field])}
            checked={!isLeft}
            onChange={({ target }) => set(target.checked)}
          />
          {reviewEditor.translated}
        </label>
      )}
      {source && original && (
        <details className="w-full text-sm">
          <summary className="text-mute">{reviewEditor.original(nameOf(source.locale))}</summary>
          <p lang={languageTags[source.locale]} className="original-text">
            {original}
          </p>
        </details>
      )}
    </div>
  );
}
