import { useState } from 'react';
import { slugOf } from '#contract/site/addresses/slugs.ts';
import { limits } from '#contract/site/limits.ts';
import { locales } from '#contract/site/locales.ts';
import type { AdminCategory } from '#contract/writing/categories/categories.admin.schemas.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { FieldProblem } from '#web/admin/ui/feedback/explain-failure.ts';
import { TextAreaField, TextField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { useLeaveQuestion } from '#web/admin/ui/form/use-leave-question.tsx';
import { useDeviceDraft } from '#web/admin/ui/kept-texts/use-device-draft.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { type CategoryDraft, changesOf, draftOf, renamed } from './category-draft.ts';
import { useCategoryTexts } from './category-texts.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { IconField } from './icon-field.tsx';
import { SlugHint } from './slug-hint.tsx';
import { slugProblem } from './slug-problem.ts';
import { Translations } from './translations.tsx';
import { useSaveCategory } from './use-save-category.ts';

interface CategoryDialogProps {
  /** Without one it is a new one. */
  category: AdminCategory | undefined;
  all: AdminCategory[];
  onClose: () => void;
}

export function CategoryDialog({ category, all, onClose }: CategoryDialogProps) {
  const categories = useCategoryTexts();
  const { common } = useTexts();
  const [edition] = useEdition();
  const nameOf = useEditionNames();
  const locale = category?.locale ?? edition;
  // As it was when the window opened: what others change meanwhile is theirs.
  const [before] = useState(() => draftOf(category));
  const [draft, setDraft] = useState(before);
  const [copying, setCopying] = useState(false);
  const change = (fields: Partial<CategoryDraft>) => setDraft({ ...draft, ...fields });
  const others = all.filter(({ id }) => id !== category?.id);
  const problem = slugProblem(draft.slug, new Set(others.map(({ slug }) => slug)));
  const isChanged = Object.keys(changesOf(before, draft)).length > 0;
  const kept = useDeviceDraft(`category-${category?.id ?? `new-${locale}`}`, {
    typed: draft,
    isChanged,
    put: setDraft,
  });
  const leave = () => {
    kept.forget();
    onClose();
  };
  const [close, question] = useLeaveQuestion(isChanged, leave);
  const save = useSaveCategory(category, locale, before);
  const { nameChars, descriptionChars } = limits.categoryFields;
  return (
    <Dialog
      open
      wide
      title={category?.name ?? categories.createTitle}
      description={(category ? categories.editAbout : categories.createAbout)(nameOf(locale))}
      onClose={close}
    >
      <Form
        className="dialog-form"
        onSend={async () => {
          // A name without a plain letter gets its address from the server.
          const unnamed = draft.name.trim() === '' || (problem === 'required' && !category);
          if (problem && !unnamed) throw new FieldProblem({ slug: categories.slugProblems[problem] });
          await save(draft);
          leave();
        }}
      >
        <div className="dialog-body">
          {kept.notice}
          <TextField
            name="name"
            label={categories.name}
            maxLength={nameChars}
            autoComplete="off"
            value={draft.name}
            onChange={({ target }) => setDraft(renamed(draft, target.value, !category))}
          />
          <TextField
            name="slug"
            label={categories.slug}
            maxLength={limits.writing.slug.max}
            autoComplete="off"
            spellCheck={false}
            value={draft.slug}
            onChange={({ target }) => change({ slug: target.value.toLowerCase() })}
            hint={<SlugHint locale={locale} slug={draft.slug} before={category?.slug} problem={problem} />}
          />
          {category && slugOf(draft.name) !== draft.slug && slugOf(draft.name) !== '' && (
            <div className="-mt-2">
              <button
                type="button"
                className="link-button text-sm"
                onClick={() => change({ slug: slugOf(draft.name) })}
              >
                {categories.slugRemake}
              </button>
            </div>
          )}
          <TextAreaField
            name="description"
            label={categories.description}
            optional={common.optional}
            hint={categories.descriptionHint}
            rows={3}
            maxLength={descriptionChars}
            value={draft.description}
            onChange={({ target }) => change({ description: target.value })}
          />
          <IconField slug={draft.slug} value={draft.icon} onChange={(icon) => change({ icon })} />
          {category && (
            <Translations category={category}>
              {category.siblings.length < locales.length - 1 && (
                <div>
                  <Button icon="copy" onClick={() => setCopying(true)}>
                    {categories.copyTo}
                  </Button>
                </div>
              )}
            </Translations>
          )}
        </div>
        <div className="dialog-foot">
          <Button onClick={close}>{common.cancel}</Button>
          <SubmitButton>{category ? common.save : categories.createAction}</SubmitButton>
        </div>
      </Form>
      {question}
      {category && copying && <CopyDialog category={category} onClose={() => setCopying(false)} />}
    </Dialog>
  );
}
