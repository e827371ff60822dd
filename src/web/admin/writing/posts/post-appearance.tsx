import { paths } from '#contract/site/addresses/paths.ts';
import { documentText } from '#contract/writing/content/content-text.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { openingOf } from './post-details.tsx';
import { useEditing } from './session/session-context.tsx';
import { useShown } from './title-field.tsx';

/** What a search engine and a network would show of it. */
export function PostAppearance() {
  const { postEditor, posts } = useTexts();
  const { post, fields } = useEditing();
  const shown = useShown();
  const title = shown(fields.title.trim()) || posts.untitled;
  const text = shown(fields.excerpt.trim()) || openingOf(documentText(fields.content));
  const host = window.location.host;
  return (
    <section className="side-section" aria-label={postEditor.previews}>
      <h2 className="text-base">{postEditor.previews}</h2>
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
