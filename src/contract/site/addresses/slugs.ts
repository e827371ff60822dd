import { limits } from '../limits.ts';
import { withoutEnding } from './without-ending.ts';

/** Letters that no decomposition turns into plain ones. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
};
const NOT_PLAIN = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** An address must not age: a placeholder goes, and with it the word that leads up to it ("de {{month}}"). */
const PLACEHOLDER = /(?:(?:^|\s+)(?:de|do|em|en|del|di|in|of|for|per|para))*\s*\{\{[^{}]*\}\}/giu;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const isSlug = (text: string): boolean => text.length <= limits.writing.slug.max && SLUG.test(text);

/** Words in plain letters and digits, as an address has them; empty where a text has none. */
export function slugOf(text: string): string {
  const { made } = limits.writing.slug;
  const words = text
    .replace(PLACEHOLDER, ' ')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(NOT_PLAIN, (letter) => PLAIN[letter] ?? '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word.slice(0, made);
    if (longer.length > made) break;
    slug = longer;
  }
  return slug;
}

/** The second, third, … of a name, within what an address may be long. */
export function numberedSlug(base: string, number: number): string {
  if (number === 1) return base;
  const ending = `-${number}`;
  return `${withoutEnding(base.slice(0, limits.writing.slug.max - ending.length), '-')}${ending}`;
}
