import { reservedSlugs } from '#contract/site/addresses/paths.ts';
import { isSlug } from '#contract/site/addresses/slugs.ts';

export type SlugProblem = 'required' | 'invalid' | 'reserved' | 'taken';

/** What stands in the way of an address, found while it is typed; the server asks the same once more. */
export function slugProblem(slug: string, taken: ReadonlySet<string>): SlugProblem | undefined {
  if (slug === '') return 'required';
  if (!isSlug(slug)) return 'invalid';
  if (reservedSlugs.has(slug)) return 'reserved';
  return taken.has(slug) ? 'taken' : undefined;
}
