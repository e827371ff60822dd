import { type EditionRules, editionOfEntry } from '#contract/running/move-in/edition-rules.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import type { EntryFact, TermFact } from '../entries/brought.ts';
import type { Marks } from '../entries/marks.ts';
import { UNCATEGORISED } from '../entries/wordpress-terms.ts';
import type { Moving } from './moving.ts';

const usedIn = (locale: Locale, category: string): string => `in:${locale}:${category}`;

/** Of Ghost's entries only their tags say anything, and those stand apart from them. */
function marksOf({ index, site }: Moving, key: string, { marks }: EntryFact): Marks {
  if (marks) return marks;
  const none = { categories: [], tags: [], path: '' };
  if (site.program !== 'ghost') return none;
  const tags = index
    .list<string>('relation', { beginning: `tag:${key}:` })
    .flatMap(({ value }) => index.get<TermFact>('category', value)?.slug ?? []);
  return { ...none, categories: tags, tags };
}

/** To which edition each entry goes, and which editions those are: the one where everything goes comes first. */
export function sortEntries(moving: Moving, rules: EditionRules): Locale[] {
  const { index, notes, locale: wanted } = moving;
  const used = new Set<Locale>([wanted]);
  for (const { key, value } of index.all<EntryFact>('entry')) {
    const marks = marksOf(moving, key, value);
    const { language = '' } = marks;
    const spoken = index.get<string>('language', language);
    const found = editionOfEntry({ ...marks, spoken }, rules, wanted);
    const edition = found ?? wanted;
    used.add(edition);
    if (language) {
      const { articles = 0 } = moving.languages.get(language) ?? {};
      const facts = { articles: articles + 1, edition: found ?? null, spoken: spoken ?? '' };
      moving.languages.set(language, facts);
    }
    for (const category of [...marks.categories, ...(value.tag ? [value.tag] : [])])
      notes.put('relation', usedIn(edition, category), true);
    index.put('entry', key, { ...value, edition, ...(found ? {} : { foreign: spoken ?? language }) });
  }
  index.flush();
  return [wanted, ...locales.filter((locale) => locale !== wanted && used.has(locale))];
}

/** Whether an edition needs a category: one that something there is in; what nothing is in goes where everything goes. */
export function needsCategory(moving: Moving, editions: Locale[], key: string, { slug }: TermFact): boolean {
  const { notes, locale } = moving;
  if (editions.length === 1 || UNCATEGORISED.has(slug)) return locale === editions[0];
  const isUsedIn = (each: Locale) =>
    [slug, key].some((name) => notes.get('relation', usedIn(each, name)) !== undefined);
  return isUsedIn(locale) || (locale === editions[0] && !editions.some(isUsedIn));
}
