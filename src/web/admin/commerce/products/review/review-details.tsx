import { useInfiniteQuery } from '@tanstack/react-query';
import { paths, reservedSlugs } from '#contract/site/addresses/paths.ts';
import { isSlug } from '#contract/site/addresses/slugs.ts';
import { limits } from '#contract/site/limits.ts';
import { apiList } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { AuthorField } from '#web/admin/ui/authors/author-field.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { SelectField } from '#web/admin/ui/form/select.tsx';
import { useReview } from './review-context.tsx';

const NONE = '-';

/** Where it stands: its address, its category, its author. */
export function ReviewDetails() {
  const { reviewEditor } = useTexts();
  const { record, form, canEdit, write } = useReview();
  const { data: categories = [] } = useInfiniteQuery(
    apiList('GET /api/admin/categories', { locale: record.locale }),
  );
  return (
    <section className="panel form-panel" aria-label={reviewEditor.details}>
      <h2 className="text-base">{reviewEditor.details}</h2>
      <SlugField />
      <SelectField
        name="categoryId"
        label={reviewEditor.category}
        disabled={!canEdit}
        value={form.categoryId === null ? NONE : String(form.categoryId)}
        options={[
          { value: NONE, label: reviewEditor.noCategory },
          ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(value) => write('categoryId', value === NONE ? null : Number(value))}
      />
      <AuthorField
        value={form}
        readOnly={!canEdit}
        onChange={({ author, authorId }) => {
          write('author', author);
          write('authorId', authorId);
        }}
      />
    </section>
  );
}

function SlugField() {
  const { reviewEditor } = useTexts();
  const { record, form, canEdit, write } = useReview();
  const { slug } = form;
  const problem = !isSlug(slug)
    ? reviewEditor.slugInvalid
    : reservedSlugs.has(slug)
      ? reviewEditor.slugReserved
      : undefined;
  const moved = record.publishedAt !== null && slug !== record.slug && !problem;
  return (
    <div className="flex flex-col gap-1.5">
      <TextField
        name="slug"
        label={reviewEditor.slug}
        maxLength={limits.writing.slug.max}
        readOnly={!canEdit}
        spellCheck={false}
        autoComplete="off"
        value={slug}
        hint={<span className="wrap-anywhere">{paths.review(record.locale, slug)}</span>}
        onChange={({ target }) => write('slug', target.value.trim().toLowerCase())}
      />
      <div role="status">
        {problem && <p className="field-problem">{problem}</p>}
        {moved && <p className="text-warn text-sm">{reviewEditor.slugRedirect}</p>}
      </div>
    </div>
  );
}
