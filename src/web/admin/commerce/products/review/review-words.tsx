import type { Ref } from 'react';
import { limits } from '#contract/site/limits.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { TextAreaField, TextField } from '#web/admin/ui/form/field.tsx';
import { BodyEditor, type BodyEditorHandle } from '#web/admin/writing/editor/body-editor.tsx';
import { useReview } from './review-context.tsx';
import { TranslationMark } from './translation-mark.tsx';

const { writing, reviewFields } = limits;

/** What the review says, from its title to its text. */
export function ReviewOpening() {
  const { reviewEditor } = useTexts();
  const { form, canEdit, write } = useReview();
  const used = [...form.verdict].length;
  return (
    <section className="panel form-panel" aria-label={reviewEditor.review}>
      <div className="flex flex-col gap-1.5">
        <TextField
          name="title"
          label={reviewEditor.title}
          hint={reviewEditor.titleHint}
          maxLength={writing.title.max}
          readOnly={!canEdit}
          value={form.title}
          onChange={({ target }) => write('title', target.value)}
        />
        <TranslationMark field="title" />
      </div>
      <div className="flex flex-col gap-1.5">
        <TextAreaField
          name="verdict"
          label={reviewEditor.verdict}
          rows={3}
          hint={used > 0 ? reviewEditor.counter(used, reviewFields.verdictChars) : reviewEditor.verdictHint}
          maxLength={reviewFields.verdictChars}
          readOnly={!canEdit}
          value={form.verdict}
          onChange={({ target }) => write('verdict', target.value)}
        />
        <TranslationMark field="verdict" />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <LongField name="pros" rows={5} max={reviewFields.points * (reviewFields.pointChars + 1)} />
        <LongField name="cons" rows={5} max={reviewFields.points * (reviewFields.pointChars + 1)} />
        <LongField name="bestFor" rows={2} max={reviewFields.fitChars} />
        <LongField name="notFor" rows={2} max={reviewFields.fitChars} />
      </div>
    </section>
  );
}

interface LongFieldProps {
  name: 'pros' | 'cons' | 'bestFor' | 'notFor';
  rows: number;
  max: number;
}

function LongField({ name, rows, max }: LongFieldProps) {
  const { reviewEditor } = useTexts();
  const { form, canEdit, write } = useReview();
  return (
    <div className="flex flex-col gap-1.5">
      <TextAreaField
        name={name}
        label={reviewEditor[name]}
        rows={rows}
        maxLength={max}
        readOnly={!canEdit}
        value={form[name]}
        onChange={({ target }) => write(name, target.value)}
      />
      <TranslationMark field={name} />
    </div>
  );
}

export function ReviewBody({ ref }: { ref: Ref<BodyEditorHandle> }) {
  const { reviewEditor } = useTexts();
  const { record, form, epoch, problems, canEdit, write } = useReview();
  return (
    <section className="flex flex-col gap-2" aria-label={reviewEditor.body}>
      <h2 className="text-base">{reviewEditor.body}</h2>
      <BodyEditor
        key={epoch}
        ref={ref}
        initial={form.body}
        locale={record.locale}
        editable={canEdit}
        label={reviewEditor.body}
        onChange={(body) => write('body', body)}
      />
      {problems.body && (
        <p role="alert" className="field-problem">
          {problems.body}
        </p>
      )}
      <TranslationMark field="body" />
    </section>
  );
}
