import type { ReviewUpdate } from '#contract/commerce/products/products.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button, IconButton } from '#web/admin/ui/button.tsx';
import { useReview } from './review-context.tsx';

/** The day on the clock of whoever writes. */
const today = () => new Date().toLocaleDateString('sv-SE');

/** What was changed since, and on which day. */
export function UpdatesEditor() {
  const { reviewEditor } = useTexts();
  const { form, problems, canEdit, write } = useReview();
  const { updates } = form;
  const set = (index: number, part: Partial<ReviewUpdate>) =>
    write(
      'updates',
      updates.map((each, at) => (at === index ? { ...each, ...part } : each)),
    );
  return (
    <section className="panel form-panel" aria-label={reviewEditor.updates}>
      <div>
        <h2 className="text-base">{reviewEditor.updates}</h2>
        <p className="text-mute text-sm">{reviewEditor.updatesAbout}</p>
      </div>
      {updates.map((update, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two empty updates differ by their place only
        <div key={index} className="update-line">
          <input
            type="date"
            className="input"
            name={index === 0 ? 'updates' : undefined}
            aria-label={reviewEditor.updateDate(index + 1)}
            aria-invalid={problems.updates && !update.date ? true : undefined}
            readOnly={!canEdit}
            value={update.date}
            onChange={({ target }) => set(index, { date: target.value })}
          />
          <input
            className="input"
            aria-label={reviewEditor.updateText(index + 1)}
            placeholder={reviewEditor.updateWhat}
            aria-invalid={problems.updates && !update.text.trim() ? true : undefined}
            maxLength={500}
            readOnly={!canEdit}
            value={update.text}
            onChange={({ target }) => set(index, { text: target.value })}
          />
          {canEdit && (
            <IconButton
              label={reviewEditor.removeUpdate(index + 1)}
              icon="x"
              onClick={() =>
                write(
                  'updates',
                  updates.filter((_, at) => at !== index),
                )
              }
            />
          )}
        </div>
      ))}
      {problems.updates && <p className="field-problem">{problems.updates}</p>}
      {canEdit && updates.length < limits.reviewFields.updates && (
        <span>
          <Button icon="plus" onClick={() => write('updates', [{ date: today(), text: '' }, ...updates])}>
            {reviewEditor.addUpdate}
          </Button>
        </span>
      )}
    </section>
  );
}
