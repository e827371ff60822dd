import { slugOf } from '#contract/site/addresses/slugs.ts';
import { limits } from '#contract/site/limits.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import type { AdminAuthor, AuthorChange } from '#contract/writing/authors/authors.admin.schemas.ts';

/** A person as somebody types them: lists are lines. */
export interface AuthorDraft {
  name: string;
  slug: string;
  imageUrl: string | null;
  words: Record<Locale, string>;
  knows: Record<Locale, string>;
  links: string;
  accountId: string | null;
}

const ofEach = (text: (locale: Locale) => string) =>
  Object.fromEntries(locales.map((locale) => [locale, text(locale)])) as Record<Locale, string>;

export const draftOf = (author?: AdminAuthor): AuthorDraft => ({
  name: author?.name ?? '',
  slug: author?.slug ?? '',
  imageUrl: author?.imageUrl ?? null,
  words: ofEach((locale) => author?.words[locale] ?? ''),
  knows: ofEach((locale) => author?.knows[locale]?.join('\n') ?? ''),
  links: author?.links.join('\n') ?? '',
  accountId: author?.account?.id ?? null,
});

/** While nobody has written an address of their own, a new person's follows the name. */
export function renamed(draft: AuthorDraft, name: string, isNew: boolean): AuthorDraft {
  const follows = isNew && draft.slug === slugOf(draft.name);
  return { ...draft, name, ...(follows && { slug: slugOf(name) }) };
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** As the server has it; an edition without words is not in it. */
export const storedOf = ({ name, slug, imageUrl, words, knows, links, accountId }: AuthorDraft) => ({
  name: name.trim(),
  slug,
  imageUrl,
  words: Object.fromEntries(
    locales.flatMap((locale) => (words[locale].trim() ? [[locale, words[locale].trim()]] : [])),
  ),
  knows: Object.fromEntries(
    locales.flatMap((locale) =>
      linesOf(knows[locale]).length > 0 ? [[locale, linesOf(knows[locale])]] : [],
    ),
  ),
  links: linesOf(links),
  accountId,
});

/** Only what became another: what somebody else has changed meanwhile stays theirs. */
export function changesOf(before: AuthorDraft, after: AuthorDraft): Omit<AuthorChange, 'version'> {
  const [then, now] = [storedOf(before), storedOf(after)];
  const names = Object.keys(now) as (keyof typeof now)[];
  const changed = names.filter((name) => JSON.stringify(then[name]) !== JSON.stringify(now[name]));
  return Object.fromEntries(changed.map((name) => [name, now[name]]));
}

const isLink = (link: string): boolean =>
  /^https?:/.test(link) && URL.canParse(link) && new URL(link).hostname.includes('.');

/** The first line that no browser could open. */
export const wrongLink = ({ links }: AuthorDraft): string | undefined =>
  linesOf(links).find((link) => !isLink(link));

/** The first edition with more subjects than a page has room for. */
export const crowdedIn = ({ knows }: AuthorDraft): Locale | undefined =>
  locales.find((locale) => linesOf(knows[locale]).length > limits.authors.knows);
