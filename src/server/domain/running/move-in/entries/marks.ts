import type { WxrItem } from '../reading/wxr-records.ts';
import type { SourceIndex } from '../source-index.ts';

/** By what a site in several languages says where an entry belongs. */
export interface Marks {
  language?: string;
  /** What the same text in other languages is marked with, too. */
  group?: string;
  categories: string[];
  tags: string[];
  /** Its own address, without the host. */
  path: string;
}

/** How Polylang sorts: of no use to anybody as categories. */
export const LANGUAGE_TAXONOMIES: ReadonlySet<string> = new Set([
  'language',
  'post_translations',
  'term_language',
  'term_translations',
]);

const LOCALE = /"locale";s:\d{1,3}:"([a-zA-Z_-]{2,12})"/;

/** A language of Polylang by its short name, which an owner may choose freely: what it is stands in its description. */
export function keepLanguage(index: SourceIndex, slug: string, description: string): void {
  const [, locale] = LOCALE.exec(description.slice(0, 2_000)) ?? [];
  if (slug !== '' && locale) index.put('language', slug, locale);
}

/** Polylang sorts entries by language, WPML's export notes it with them, and both may say it in the address. */
export function marksOfItem({ terms, meta, fields }: WxrItem): Marks {
  const link = fields.link && URL.canParse(fields.link) ? new URL(fields.link) : undefined;
  const slugsOf = (...domains: string[]) =>
    terms.filter(({ domain, slug }) => domains.includes(domain) && slug !== '').map(({ slug }) => slug);
  const language =
    slugsOf('language')[0] ??
    (meta._wpml_import_language_code || link?.searchParams.get('lang') || undefined);
  const group = slugsOf('post_translations')[0] ?? (meta._wpml_import_translation_group || undefined);
  return {
    ...(language && { language }),
    ...(group && { group }),
    categories: slugsOf('category'),
    tags: slugsOf('post_tag', 'tag'),
    path: link?.pathname ?? '',
  };
}
