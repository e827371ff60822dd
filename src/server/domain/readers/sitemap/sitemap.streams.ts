import { paths } from '#contract/site/addresses/paths.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import type { SitemapEntry } from './sitemap.pages.ts';
import {
  listPostSiblings,
  listPostStretch,
  listReviewSiblings,
  listReviewStretch,
} from './sitemap.queries.ts';

interface Range {
  after: number;
  last: number;
}

interface Row<K> {
  id: number;
  slug: string;
  sibling: K;
  changedAt: Date;
  imageUrl?: string | null;
}

interface Source<K> {
  path: (locale: Locale, slug: string) => string;
  listStretch: (range: Range & { limit: number }) => Promise<Row<K>[]>;
  listSiblings: (keys: K[]) => Promise<{ sibling: K; locale: Locale; slug: string }[]>;
}

/** Batch after batch, each with its siblings asked for at once. */
async function* stream<K>(locale: Locale, range: Range, source: Source<K>): AsyncGenerator<SitemapEntry> {
  const limit = engineLimits.sitemap.batch;
  for (let { after } = range; ; ) {
    const rows = await source.listStretch({ after, last: range.last, limit });
    const siblings = rows.length > 0 ? await source.listSiblings(rows.map(({ sibling }) => sibling)) : [];
    const byKey = Map.groupBy(siblings, ({ sibling }) => sibling);
    for (const { slug, sibling, changedAt, imageUrl = null } of rows) {
      yield {
        path: source.path(locale, slug),
        changedAt,
        imageUrl,
        siblings: (byKey.get(sibling) ?? []).map((each) => ({
          locale: each.locale,
          path: source.path(each.locale, each.slug),
        })),
      };
    }
    const last = rows.at(-1);
    if (!last || rows.length < limit) return;
    after = last.id;
  }
}

export const streamPosts = (db: Db, locale: Locale, range: Range): AsyncGenerator<SitemapEntry> =>
  stream(locale, range, {
    path: paths.post,
    listStretch: (stretch) => listPostStretch(db, { locale, ...stretch }),
    listSiblings: (groupIds) => listPostSiblings(db, groupIds),
  });

export const streamReviews = (db: Db, locale: Locale, range: Range): AsyncGenerator<SitemapEntry> =>
  stream(locale, range, {
    path: paths.review,
    listStretch: (stretch) => listReviewStretch(db, { locale, ...stretch }),
    listSiblings: (productIds) => listReviewSiblings(db, productIds),
  });
