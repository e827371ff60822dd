import { languageTags } from '#contract/site/locales.ts';
import type { AccountRow } from '../accounts.queries.ts';

export type PasswordOwner = Pick<AccountRow, 'username' | 'email' | 'name'>;

export const identifiersOf = ({ username, email }: Pick<PasswordOwner, 'username' | 'email'>): string[] =>
  email ? [username, email] : [username];

/** A shorter piece says nothing about anybody. */
const MIN_CHARS = 3;
/** Each is looked for everywhere in a password, and people may call themselves whatever they like. */
const MOST_WORDS = 200;

const tags = Object.values(languageTags);
/** The countries of the editions, as each of them calls all of them. */
const countries = tags.flatMap((tag) => {
  const names = new Intl.DisplayNames([tag], { type: 'region' });
  return tags.map((each) => names.of(each.slice(-2)) ?? '');
});

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** A text as it is, run together, and in its pieces: each with its accents and without them. */
function formsOf(text: string): string[] {
  const pieces = text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);
  return [text.toLowerCase(), pieces.join(''), ...pieces].flatMap((form) => [form, plain(form)]);
}

/** What somebody who knows the person, or only the site, would try: the nearest first. */
export function knownWords({ username, email, name }: PasswordOwner, siteNames: readonly string[]): string[] {
  const words = [username, name, email ?? '', ...siteNames, ...countries].flatMap(formsOf);
  return [...new Set(words)].filter((word) => word.length >= MIN_CHARS).slice(0, MOST_WORDS);
}
