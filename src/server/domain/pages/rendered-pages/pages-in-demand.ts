import type { PageKind } from '#contract/commerce/clicks/counted-page.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { DAY } from '#contract/site/durations.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { ago, type Clock } from '#server/lib/time/clock.ts';
import { listRendered, listViewed, type ViewedPage } from './pages-in-demand.queries.ts';

const { pages, days } = engineLimits.pages.warming;

const listed: Partial<Record<PageKind, (locale: Locale) => string>> = {
  home: paths.home,
  reviews: paths.reviews,
  categories: paths.categories,
  launches: paths.launches,
};
const named: Partial<Record<PageKind, (locale: Locale, slug: string) => string>> = {
  post: paths.post,
  review: paths.review,
  category: paths.category,
  shop_link: (_locale, slug) => paths.shopLink(slug),
};

/** undefined where its views are counted under one name with those of others, or where it is gone. */
const pathOf = ({ locale, kind, slug }: ViewedPage): string | undefined =>
  slug === null ? listed[kind]?.(locale) : named[kind]?.(locale, slug);

/** Addresses in the order in which readers ask for them: by views of the last days, then what was rendered last. */
export async function listPagesInDemand({ db, clock }: { db: Db; clock: Clock }): Promise<string[]> {
  const since = ago(clock, days * DAY)
    .toISOString()
    .slice(0, 10);
  const [viewed, rendered] = await Promise.all([
    listViewed(db, since, pages),
    listRendered(db, clock(), pages),
  ]);
  const wanted = viewed.flatMap((page) => pathOf(page) ?? []);
  return [...new Set([...wanted, ...rendered])].slice(0, pages);
}
