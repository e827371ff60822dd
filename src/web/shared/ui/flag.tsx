import { spriteUrl } from 'virtual:icon-sprite';
import type { Locale } from '#contract/site/locales.ts';

/** A decoration beside the edition's name. Every edition has its symbol in the sprite: a flag, or else a globe. */
export const flagOf = (locale: Locale, width = 20) => (
  <svg aria-hidden="true" width={width} height={width * 0.7} className="shrink-0 overflow-hidden rounded-xs">
    <use href={`${spriteUrl}#flag-${locale}`} />
  </svg>
);
