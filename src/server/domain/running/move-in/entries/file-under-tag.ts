import type { WxrItem } from '../reading/wxr-records.ts';
import type { SourceIndex } from '../source-index.ts';
import type { TermFact } from './brought.ts';
import { UNCATEGORISED } from './wordpress-terms.ts';

/** Where an entry without a category stands in its first tag: that tag, which is a category from then on. */
export function fileUnderTag(index: SourceIndex, { terms }: Pick<WxrItem, 'terms'>): string | undefined {
  const slugsOf = (...domains: string[]) =>
    terms.filter(({ domain, slug }) => domains.includes(domain) && slug !== '').map(({ slug }) => slug);
  if (slugsOf('category').some((slug) => !UNCATEGORISED.has(slug))) return undefined;
  const [slug] = slugsOf('post_tag', 'tag');
  const tag = slug === undefined ? undefined : index.get<TermFact>('tag', slug);
  if (slug === undefined || !tag) return undefined;
  // A category of that name is the same thing, whichever of them is read first.
  if (!index.get('category', slug))
    index.put('category', slug, { ...tag, id: '', parent: '', isTag: true } satisfies TermFact);
  return slug;
}
