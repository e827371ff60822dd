import { type PictureWidth, variantsOf } from '#contract/writing/media/pictures.ts';

interface PictureProps {
  src: string;
  alt: string;
  /** How wide the picture stands on the page, so that the browser takes no more than it needs. */
  sizes: string;
  /** The widest variant worth offering: a thumbnail needs no large ones in its list. */
  largest?: PictureWidth;
  /** The one picture that the page is judged by loads first; all others wait for their turn. */
  first?: boolean;
  /** Products are square, everything else 16:9. */
  square?: boolean;
  className?: string;
}

/**
 * A picture that fails to load is hidden by the loader script: a post's frame keeps its colour, a product's shows
 * a stand-in. Another picture is another element, or it would stay hidden too.
 */
export function Picture({
  src,
  alt,
  sizes,
  largest,
  first = false,
  square = false,
  className,
}: PictureProps) {
  const avif = variantsOf(src, 'avif', largest);
  const webp = variantsOf(src, 'webp', largest);
  const urgency = first
    ? ({ fetchPriority: 'high' } as const)
    : ({ fetchPriority: 'low', loading: 'lazy', decoding: 'async' } as const);
  return (
    <picture key={src}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        {...urgency}
        src={src}
        srcSet={webp}
        sizes={webp && sizes}
        alt={alt}
        width={1200}
        height={square ? 1200 : 675}
        className={className}
      />
    </picture>
  );
}
