import type { ReactNodeViewProps } from '@tiptap/react';
import { useTexts } from '#web/admin/context/texts.tsx';
import { IconButton } from '#web/admin/ui/button.tsx';
import { MediaField } from '#web/admin/writing/media/media-field.tsx';
import { atomNode } from './atom-nodes.tsx';
import { BlockFrame } from './block-frame.tsx';
import { readPictures } from './read-values.ts';

interface Picture {
  src: string;
  alt: string;
  caption: string;
}

const MOST = 60;

function GalleryView(view: ReactNodeViewProps) {
  const { editor: texts } = useTexts();
  const pictures = view.node.attrs.pictures as Picture[];
  const set = (next: Picture[]) => view.updateAttributes({ pictures: next });
  const change = (index: number, part: Partial<Picture>) =>
    set(pictures.map((picture, at) => (at === index ? { ...picture, ...part } : picture)));
  function move(index: number): void {
    const [before, picture] = pictures.slice(index - 1, index + 1);
    if (before && picture) set(pictures.toSpliced(index - 1, 2, picture, before));
  }
  return (
    <BlockFrame view={view} icon="images" title={texts.gallery} unfinished={pictures.length === 0}>
      <ul className="gallery-form">
        {pictures.map(({ src, alt, caption }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand there twice
          <li key={index}>
            <img src={src} alt="" />
            <input
              className="plain-field text-mute"
              aria-label={`${texts.imageCaption}: ${index + 1}`}
              placeholder={texts.imageCaption}
              maxLength={500}
              value={caption}
              onChange={({ target }) => change(index, { caption: target.value })}
            />
            <input
              className="input"
              aria-label={`${texts.imageAlt}: ${index + 1}`}
              placeholder={texts.imageAlt}
              maxLength={300}
              value={alt}
              onChange={({ target }) => change(index, { alt: target.value })}
            />
            {!alt && <p className="text-warn text-sm">{texts.imageAltMissing}</p>}
            <div className="flex justify-end">
              {index > 0 && (
                <IconButton
                  label={`${texts.pictureEarlier}: ${index + 1}`}
                  icon="arrow-left"
                  onClick={() => move(index)}
                />
              )}
              <IconButton
                label={`${texts.removePicture}: ${index + 1}`}
                icon="x"
                onClick={() => set(pictures.toSpliced(index, 1))}
              />
            </div>
          </li>
        ))}
      </ul>
      {pictures.length < MOST && (
        <MediaField
          value={null}
          label={texts.addPicture}
          onChange={(src, alt = '') => src && set([...pictures, { src, alt, caption: '' }])}
        />
      )}
    </BlockFrame>
  );
}

export const galleryNode = atomNode('gallery', { pictures: readPictures }, GalleryView);
