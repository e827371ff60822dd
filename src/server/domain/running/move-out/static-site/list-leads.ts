import { authorPaths } from '#contract/site/addresses/author-paths.ts';
import { authorWords } from '#contract/site/addresses/author-words.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { locales } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import type { Lead } from './redirect-lines.ts';
import {
  listAliasLeads,
  listOldLeads,
  listSlugLeads,
  type OldLeadRow,
  type SlugLeadRow,
} from './redirects.queries.ts';

/** Where it leads as long as readers find something there. */
function placeOf(row: SlugLeadRow | OldLeadRow): string | undefined {
  const { locale, target, postSlug, postStatus, categorySlug } = row;
  if (postSlug !== null) return postStatus === 'published' ? paths.post(locale, postSlug) : undefined;
  if (categorySlug !== null) return paths.category(locale, categorySlug);
  if ('reviewSlug' in row && row.reviewSlug !== null)
    return row.reviewStatus === 'published' ? paths.review(locale, row.reviewSlug) : undefined;
  if ('authorSlug' in row && row.authorSlug !== null) return authorPaths.author(locale, row.authorSlug);
  return target ?? undefined;
}

/** Every path that leads elsewhere on this site. */
export async function* pathLeads(db: Db): AsyncGenerator<Lead> {
  for await (const row of listSlugLeads(db)) {
    const to = placeOf(row);
    if (to !== undefined) yield { from: `/${row.locale}/${row.rest}`, to, slashed: false };
  }
  for (const { alias, slug } of await listAliasLeads(db))
    for (const locale of locales)
      yield {
        from: `/${locale}/${authorWords[locale]}/${alias}`,
        to: authorPaths.author(locale, slug),
        slashed: false,
      };
  for await (const row of listOldLeads(db, false)) {
    const to = placeOf(row);
    if (to !== undefined) yield { from: row.path, to, slashed: true };
  }
}

/** What other programs named by a query: "/?p=12". */
export async function* queryLeads(db: Db): AsyncGenerator<Lead> {
  for await (const row of listOldLeads(db, true)) {
    const to = placeOf(row);
    if (to !== undefined) yield { from: row.path, to, slashed: false };
  }
}
