import type { BlockOf } from '#contract/writing/content/content.schemas.ts';
import { variantsOf } from '#contract/writing/media/pictures.ts';
import type { BlockTexts } from '#i18n/dictionaries/block-texts.ts';
import { Picture } from '#web/shared/ui/picture.tsx';

interface GalleryProps {
  pictures: BlockOf<'gallery'>['attrs']['pictures'];
  texts: BlockTexts;
}

/**
 * How many stand side by side, known before any has arrived: two and four in pairs, for a row of three with one left
 * over looks like a mistake.
 */
function columnsOf(count: number): string {
  if (count === 1) return 'gallery gallery-one';
  return count === 3 || count > 4 ? 'gallery gallery-threes' : 'gallery';
}

/** All of one shape, so that nothing moves when they arrive; each leads to itself, whole. */
export const Gallery = ({ pictures, texts }: GalleryProps) => (
  <ul className={columnsOf(pictures.length)} aria-label={texts.gallery}>
    {pictures.map(({ src, alt, caption }, index) => {
      const picture = <Picture src={src} alt={alt} sizes="(min-width: 48rem) 230px, 50vw" largest={720} />;
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once to a string, never reordered
        <li key={index}>
          <figure>
            {variantsOf(src, 'webp') ? (
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
