import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '#contract/site/addresses/paths.ts';
import { limits } from '#contract/site/limits.ts';
import { documentText } from '#contract/writing/content/content-text.ts';
import { apiList } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { AuthorField } from '#web/admin/ui/authors/author-field.tsx';
import { TextAreaField, TextField } from '#web/admin/ui/form/field.tsx';
import { SelectField } from '#web/admin/ui/form/select.tsx';
import { slugProblem } from './following-slug.ts';
import { useEditing } from './session/session-context.tsx';

const NONE = '-';
const { writing } = limits;

export function PostDetails() {
  const { postEditor } = useTexts();
  const { session, post, fields, canEdit } = useEditing();
  const { data: categories = [] } = useInfiniteQuery(
    apiList('GET /api/admin/categories', { locale: post.locale }),
  );
  return (
    <section className="side-section" aria-label={postEditor.details}>
      <SlugField />
      <ExcerptField />
      <SelectField
        name="categoryId"
        label={postEditor.category}
        disabled={!canEdit}
        value={fields.categoryId === null ? NONE : String(fields.categoryId)}
        options={[
          { value: NONE, label: postEditor.noCategory },
          ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(value) => session.change({ categoryId: value === NONE ? null : Number(value) })}
      />
      <TextField
        name="keyword"
        label={postEditor.keyword}
        maxLength={writing.keywordChars}
        readOnly={!canEdit}
        value={fields.keyword}
        onChange={({ target }) => session.change({ keyword: target.value })}
      />
      <AuthorField value={fields} readOnly={!canEdit} onChange={(byline) => session.change(byline)} />
    </section>
  );
}

function SlugField() {
  const { postEditor } = useTexts();
  const { session, post, fields, canEdit } = useEditing();
  const problem = slugProblem(fields.slug);
  const moved = post.publishedAt !== null && fields.slug !== post.slug && !problem;
  return (
    <div className="flex flex-col gap-1.5">
      <TextField
        name="slug"
        label={postEditor.slug}
        maxLength={writing.slug.max}
        readOnly={!canEdit}
        spellCheck={false}
        autoComplete="off"
        value={fields.slug}
        hint={paths.post(post.locale, fields.slug)}
        onChange={({ target }) => session.change({ slug: target.value.trim().toLowerCase() })}
      />
      <div role="status">
        {problem && (
          <p className="field-problem">
            {problem === 'reserved' ? postEditor.slugReserved : postEditor.slugInvalid}
          </p>
        )}
        {moved && <p className="text-warn text-sm">{postEditor.slugRedirect}</p>}
      </div>
    </div>
  );
}

function ExcerptField() {
  const { postEditor } = useTexts();
  const { session, fields, canEdit } = useEditing();
  const { advised, max } = writing.excerpt;
  const used = [...fields.excerpt].length;
  const opening = openingOf(documentText(fields.content));
  const fallback = opening ? postEditor.excerptFallback(opening) : postEditor.excerptEmpty;
  return (
    <TextAreaField
      name="excerpt"
      label={postEditor.excerpt}
      rows={4}
      maxLength={max}
      readOnly={!canEdit}
      value={fields.excerpt}
      hint={
        fields.excerpt.trim() ? (
          <span className={used > advised ? 'text-warn' : ''}>{postEditor.counter(used, advised)}</span>
        ) : (
          fallback
        )
      }
      onChange={({ target }) => session.change({ excerpt: target.value })}
    />
  );
}

/** What a card shows of a post without an excerpt. */
export const openingOf = (text: string): string =>
  [...text.slice(0, 2 * limits.posts.excerptFallbackChars)]
    .slice(0, limits.posts.excerptFallbackChars)
    .join('');
