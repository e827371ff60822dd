import type { Locale } from '#contract/site/locales.ts';
import { foldText } from '#i18n/fold.ts';
import { monthNames } from '#i18n/months.ts';

/** The month is 0 where a title names a year alone. */
export interface PastTime {
  year: number;
  month: number;
}

/** "de", "del", "di" or nothing at all may stand between a month and its year. */
const BETWEEN = 2;

const known = new Map<Locale, ReadonlyMap<string, number>>();

/** The months of an edition's language, by their folded names. */
function monthsOf(locale: Locale): ReadonlyMap<string, number> {
  const kept = known.get(locale);
  if (kept) return kept;
  const names = new Map(monthNames[locale].map((name, index) => [foldText(name), index + 1] as const));
  known.set(locale, names);
  return names;
}

const isYear = (word: string | undefined): word is string => word !== undefined && /^20\d\d$/.test(word);

/**
 * "Os melhores de 2024" or "as ofertas de marzo de 2026" in November 2026: the latest time that a title names, where that is over.
 * A span that goes on is not; a month without its year comes back every year, and some are words of their own ("may").
 */
export function pastTimeIn(title: string, locale: Locale, now: PastTime): PastTime | undefined {
  const words = foldText(title).match(/[a-z0-9]+/g) ?? [];
  const months = monthsOf(locale);
  const times = words.flatMap((word, index): PastTime[] => {
    if (!isYear(word)) return [];
    const before = words.slice(Math.max(0, index - BETWEEN), index).reverse();
    const month = [...before, words[index + 1] ?? ''].flatMap((each) => months.get(each) ?? [])[0];
    return [{ year: Number(word), month: month ?? 0 }];
  });
  const latest = times.toSorted((a, b) => b.year - a.year || (b.month || 12) - (a.month || 12))[0];
  if (!latest) return undefined;
  const isOver =
    latest.year < now.year || (latest.year === now.year && latest.month > 0 && latest.month < now.month);
  return isOver ? latest : undefined;
}
