import { type KeyboardEvent, useRef, useState } from 'react';
import type { Review } from '#contract/commerce/reviews/reviews.schemas.ts';
import { useDictionary } from '#web/shared/page-context.tsx';
import { toneOf } from '#web/shared/tone.ts';
import { iconButton } from '#web/shared/ui/button.ts';
import { Glyph } from '#web/shared/ui/glyph.tsx';
import { Picture } from '#web/shared/ui/picture.tsx';

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The picture that stands first in the window; at the end of the strip, the last one. */
function placeIn({ scrollLeft, scrollWidth, clientWidth, children }: HTMLElement): number {
  if (scrollLeft >= scrollWidth - clientWidth - 2) return children.length - 1;
  const distances = [...children].map((slide) => Math.abs((slide as HTMLElement).offsetLeft - scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

/** A strip to scroll, each picture a link to its large self; the application adds buttons and arrow keys. */
export function Gallery({ review }: { review: Review }) {
  const { reviews: texts } = useDictionary();
  const strip = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  const { gallery, product } = review;
  const last = gallery.length - 1;
  const frame = toneOf(product.id);

  const goTo = (goal: number, focus = false) => {
    const slide = strip.current?.children[Math.max(0, Math.min(last, goal))];
    if (!(slide instanceof HTMLElement)) return;
    strip.current?.scrollTo({ left: slide.offsetLeft, behavior: calm() ? 'auto' : 'smooth' });
    if (focus) slide.querySelector('a')?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    goTo(place + step, true);
  };
  const followScroll = () => {
    if (strip.current) setPlace(placeIn(strip.current));
  };
  if (last < 0) return <div className={`${frame} product-picture`} />;
  return (
    <section className="photos" aria-label={texts.photosOf(`${product.brand} ${product.name}`)}>
      <ul ref={strip} onScroll={followScroll} onKeyDown={onKeyDown}>
        {gallery.map(({ url, alt }, index) => (
          <li key={url} className={`${frame} product-picture`}>
            <a href={url} aria-label={`${texts.enlarge}: ${alt}`}>
              <Picture
                first={index === 0}
                src={url}
                alt={alt}
                sizes="(min-width: 48rem) 272px, calc(100vw - 66px)"
                largest={960}
                square
              />
            </a>
          </li>
        ))}
      </ul>
      {last > 0 && (
        <p className="scripted">
          <button
            type="button"
            className={iconButton}
            aria-label={texts.previousPhoto}
            disabled={place === 0}
            onClick={() => goTo(place - 1)}
          >
            <Glyph name="chevron-left" />
          </button>
          <span role="status">{texts.photoOf(place + 1, last + 1)}</span>
          <button
            type="button"
            className={iconButton}
            aria-label={texts.nextPhoto}
            disabled={place === last}
            onClick={() => goTo(place + 1)}
          >
            <Glyph name="chevron-right" />
          </button>
        </p>
      )}
    </section>
  );
}
