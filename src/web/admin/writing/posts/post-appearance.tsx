import { paths } from '#contract/site/addresses/paths.ts';
import { limits } from '#contract/site/limits.ts';
import { documentText } from '#contract/writing/content/content-text.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { TextAreaField } from '#web/admin/ui/form/field.tsx';
import { openingOf } from './post-details.tsx';
import { useEditing } from './session/session-context.tsx';
import { useShown } from './title-field.tsx';

const { writing } = limits;

/** What a search engine and a network would show of it. */
export function PostAppearance() {
  const { postEditor, posts } = useTexts();
  const { post, fields } = useEditing();
  const shown = useShown();
  const ownTitle = shown(fields.title.trim()) || posts.untitled;
  const ownText = shown(fields.excerpt.trim()) || openingOf(documentText(fields.content));
  const title = shown(fields.metaTitle.trim()) || ownTitle;
  const text = shown(fields.metaDescription.trim()) || ownText;
  const host = window.location.host;
  return (
    <section className="side-section" aria-label={postEditor.previews}>
      <h2 className="text-base">{postEditor.previews}</h2>
      <MetaField name="metaTitle" fallback={ownTitle} />
      <MetaField name="metaDescription" fallback={ownText} />
      <figure>
        <figcaption className="text-mute mb-1.5 text-sm">{postEditor.searchPreview}</figcaption>
        <div className="search-preview">
          <p className="text-mute truncate text-xs">
            {host} › {paths.post(post.locale, fields.slug).slice(1).replaceAll('/', ' › ')}
          </p>
          <p className="search-preview-title">{title}</p>
          <p className="text-mute line-clamp-2 text-sm">{text}</p>
        </div>
      </figure>
      <figure>
        <figcaption className="text-mute mb-1.5 text-sm">{postEditor.sharePreview}</figcaption>
        <div className="share-preview">
          {fields.imageUrl ? (
            <img key={fields.imageUrl} src={fields.imageUrl} alt="" className="share-preview-image" />
          ) : (
            <div className="share-preview-image" />
          )}
          <div className="px-3 py-2">
            <p className="text-mute text-xs">{host}</p>
            <p className="line-clamp-2 font-semibold">{title}</p>
          </div>
        </div>
      </figure>
    </section>
  );
}

interface MetaFieldProps {
  name: 'metaTitle' | 'metaDescription';
  /** What is shown without it. */
  fallback: string;
}

/** Apart from what readers see: a search result has its own length, and its own purpose. */
function MetaField({ name, fallback }: MetaFieldProps) {
  const { postEditor } = useTexts();
  const { session, fields, canEdit } = useEditing();
  const { advised, max } = writing[name];
  const used = [...fields[name]].length;
  return (
    <TextAreaField
      name={name}
      label={postEditor[name]}
      rows={name === 'metaTitle' ? 2 : 3}
      maxLength={max}
      readOnly={!canEdit}
      placeholder={fallback}
      value={fields[name]}
      hint={
        used === 0 ? (
          postEditor.metaHint
        ) : (
          <span className={used > advised ? 'text-warn' : ''}>{postEditor.counter(used, advised)}</span>
        )
      }
      onChange={({ target }) => session.change({ [name]: target.value })}
    />
  );
}
