import { pageNumberOf } from '#contract/site/addresses/list-pages.ts';

/** The parameters that a page reads: a value, a list that may be written value by value, or the page of a list. */
export type Reads = Readonly<Record<string, 'one' | 'list' | 'page'>>;

/**
 * One key for each different page: parameters in one order, those that the page does not read left out, of
 * doubled ones the first. So a campaign's or an attacker's parameters neither miss the store nor fill it.
 */
export function pageKey(pathname: string, search: string, reads: Reads): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const [name, kind] of Object.entries(reads)) {
    const values = given.getAll(name);
    const value = kind === 'list' ? values.join() : values[0];
    if (value && (kind !== 'page' || pageNumberOf(value) > 1)) kept.append(name, value);
  }
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}

/** What anybody may write there is different each time: keeping such pages would fill the store with them. */
const FREE_TEXT = /[?&]q=/;
const MAX_KEY_CHARS = 500;

/** A page of a list is one of as many as the list has: beyond its last there is none. */
const PAGE_ALONE = /^[^?]*\?page=\d+$/;

/** On disk only what has an address of its own; lists that were narrowed are kept as long as they fit. */
export function keepingOf(key: string): 'disk' | 'memory' | 'not' {
  if (key.length > MAX_KEY_CHARS || FREE_TEXT.test(key)) return 'not';
  return key.includes('?') && !PAGE_ALONE.test(key) ? 'memory' : 'disk';
}
