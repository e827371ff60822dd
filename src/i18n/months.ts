import type { Locale } from '#contract/site/locales.ts';

const spanish = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

/** Month names as they stand inside a sentence of each language. */
export const monthNames: Record<Locale, readonly string[]> = {
  br: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
    ' ',
  ),
  mx: spanish,
  es: spanish,
  us: 'January February March April May June July August September October November December'.split(' '),
};
