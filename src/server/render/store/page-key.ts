/** The parameters that a page reads: a value, or a list that may be written value by value. */
export type Reads = Readonly<Record<string, 'one' | 'list'>>;

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
    if (value) kept.append(name, value);
  }
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}

/** What anybody may write there is different each time: keeping such pages would fill the store with them. */
const FREE_TEXT = /[?&]q=/;
const MAX_KEY_CHARS = 500;

/** On disk only what has an address of its own; lists that were narrowed are kept as long as they fit. */
export function keepingOf(key: string): 'disk' | 'memory' | 'not' {
  if (key.length > MAX_KEY_CHARS || FREE_TEXT.test(key)) return 'not';
  return key.includes('?') ? 'memory' : 'disk';
}
