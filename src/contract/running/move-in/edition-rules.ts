import { isLocale, type Locale, languageTags, locales } from '#contract/site/locales.ts';

export const ruleKinds = ['path', 'category', 'tag', 'language'] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** Where entries go that bear a mark of their old site; whatever has none goes where everything goes. */
export type EditionRules = { [kind in RuleKind]?: Record<string, Locale> | undefined };

/** What an entry can be told by. */
export interface MarkedEntry {
  /** As the old site calls it, and what it is where that says more. */
  language?: string | undefined;
  spoken?: string | undefined;
  categories: readonly string[];
  tags: readonly string[];
  path: string;
}

const codeOf = (language: string): string => language.toLowerCase().replaceAll('_', '-');
const baseOf = (code: string): string => code.split('-', 1)[0] ?? '';
/** Spanish has two editions: that of Spain is for Spain and for who says no country, the other for everybody else. */
const SPAIN: ReadonlySet<string> = new Set(['es', 'es-es']);

/** The edition that speaks a language; of two that do, the wanted one. */
export function editionOfLanguage(language: string, wanted: Locale): Locale | undefined {
  const code = codeOf(language);
  const speaking = locales.filter((locale) => baseOf(codeOf(languageTags[locale])) === baseOf(code));
  const exact = speaking.find((locale) => codeOf(languageTags[locale]) === code);
  if (exact) return exact;
  if (speaking.includes(wanted)) return wanted;
  return speaking.length > 1 ? (SPAIN.has(code) ? 'es' : 'mx') : speaking[0];
}

/** The longest path that an entry's own begins with. */
function byPath(path: string, rules: Record<string, Locale> = {}): Locale | undefined {
  const [found] = Object.keys(rules)
    .filter((beginning) => path.startsWith(beginning))
    .toSorted((one, other) => other.length - one.length);
  return found === undefined ? undefined : rules[found];
}

/** Where an entry goes; undefined where its language is one that no edition speaks. */
export function editionOfEntry(entry: MarkedEntry, rules: EditionRules, wanted: Locale): Locale | undefined {
  const { category = {}, tag = {}, language = {} } = rules;
  const named =
    byPath(entry.path, rules.path) ??
    entry.categories.map((slug) => category[slug]).find(isLocale) ??
    entry.tags.map((slug) => tag[slug]).find(isLocale);
  if (named || entry.language === undefined) return named ?? wanted;
  const ruled = language[entry.language];
  return isLocale(ruled) ? ruled : editionOfLanguage(entry.spoken ?? entry.language, wanted);
}
