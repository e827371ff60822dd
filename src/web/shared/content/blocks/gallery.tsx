import type { BlockOf } from '#contract/writing/content/content.schemas.ts';
import { pictureName } from '#contract/writing/media/pictures.ts';
import type { BlockTexts } from '#i18n/block-texts.ts';
import { Picture } from '#web/shared/ui/picture.tsx';

interface GalleryProps {
  pictures: BlockOf<'gallery'>['attrs']['pictures'];
  texts: BlockTexts;
}

/** All of one shape, so that nothing moves when they arrive; each leads to itself, whole. */
export const Gallery = ({ pictures, texts }: GalleryProps) => (
  <ul className="gallery" aria-label={texts.gallery}>
    {pictures.map(({ src, alt, caption }, index) => {
      const picture = <Picture src={src} alt={alt} sizes="(min-width: 48rem) 230px, 50vw" largest={720} />;
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once to a string, never reordered
        <li key={index}>
          <figure>
            {pictureName(src) ? (
              <a className="gallery-picture" href={src} aria-label={alt ? undefined : texts.enlarge}>
                {picture}
              </a>
            ) : (
              <span className="gallery-picture">{picture}</span>
            )}
            {caption && <figcaption>{caption}</figcaption>}
          </figure>
        </li>
      );
    })}
  </ul>
);
