import type { ReactNodeViewProps } from '@tiptap/react';
import { useTexts } from '#web/admin/context/texts.tsx';
import { MediaField } from '#web/admin/writing/media/media-field.tsx';
import { atomNode } from './atom-nodes.tsx';
import { BlockFrame } from './block-frame.tsx';
import { readAddress, readChoice, readText } from './read-values.ts';

function ImageView(view: ReactNodeViewProps) {
  const { editor: texts } = useTexts();
  const { src, alt, caption } = view.node.attrs as Record<'src' | 'alt' | 'caption', string>;
  return (
    <BlockFrame view={view} icon="image" title={texts.image} unfinished={!src}>
      {src && <img src={src} alt="" className="block-picture" />}
      {src && (
        <input
          className="plain-field text-mute"
          aria-label={texts.imageCaption}
          placeholder={texts.imageCaption}
          maxLength={500}
          value={caption}
          onChange={({ target }) => view.updateAttributes({ caption: target.value })}
        />
      )}
      <MediaField
        value={src || null}
        onChange={(next, given) =>
          view.updateAttributes({ src: next ?? '', ...(given && !alt && { alt: given }) })
        }
      />
      <input
        className="input"
        aria-label={texts.imageAlt}
        placeholder={texts.imageAlt}
        maxLength={300}
        value={alt}
        onChange={({ target }) => view.updateAttributes({ alt: target.value })}
      />
      {src && !alt && <p className="text-warn text-sm">{texts.imageAltMissing}</p>}
      <label className="flex items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="checkbox size-6"
          checked={view.node.attrs.wide === true}
          onChange={({ target }) => view.updateAttributes({ wide: target.checked || null })}
        />
        {texts.imageWide}
      </label>
    </BlockFrame>
  );
}

export const imageNode = atomNode(
  'image',
  { src: readAddress, alt: readText, caption: readText, wide: readChoice },
  ImageView,
);
