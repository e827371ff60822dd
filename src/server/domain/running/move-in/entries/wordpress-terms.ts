import { wordsOfHtml } from '../converting/markup.ts';
import type { TermFact } from './brought.ts';

/** What WordPress calls the category of entries that have none, in the languages of our editions. */
export const UNCATEGORISED: ReadonlySet<string> = new Set([
  'uncategorized',
  'sem-categoria',
  'sin-categoria',
  'senza-categoria',
  'uncategorised',
]);

/** A category, a tag or anything else by which entries are sorted, whichever of its elements says it. */
export function termOf(
  kind: 'category' | 'tag' | 'term',
  fields: Record<string, string>,
): { taxonomy: string | undefined; term: TermFact } {
  const taxonomy = kind === 'term' ? fields['wp:term_taxonomy'] : kind === 'tag' ? 'post_tag' : 'category';
  const said = (...names: string[]) => names.map((name) => fields[name]).find((text) => text !== undefined);
  const slug = said('wp:category_nicename', 'wp:tag_slug', 'wp:term_slug') ?? '';
  const name = wordsOfHtml(said('wp:cat_name', 'wp:tag_name', 'wp:term_name') ?? slug);
  const about = said('wp:category_description', 'wp:tag_description', 'wp:term_description') ?? '';
  const parent = said('wp:category_parent', 'wp:term_parent') ?? '';
  const id = fields['wp:term_id'] || slug;
  return { taxonomy, term: { slug, name: name || slug, description: wordsOfHtml(about), parent, id } };
}
