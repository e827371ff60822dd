import { type ClickTarget, shopeeShortLink } from '#contract/commerce/clicks/clicks.words.ts';
import type { CountedPage, PageKind } from '#contract/commerce/clicks/counted-page.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { isoDay } from '#i18n/calendar.ts';
import type { ClickRow, ViewRow } from './clicks.queries.ts';
import * as queries from './clicks.queries.ts';
import type { Gathered } from './gathered.ts';

interface Edition {
  locale: Locale;
  status: string;
  timeZone: string;
}

const unique = <T>(values: T[]): T[] => [...new Set(values)];
/** An empty list is not asked for. */
const ask = <T, R>(values: T[], query: (values: T[]) => Promise<R[]>): Promise<R[]> =>
  values.length === 0 ? Promise.resolve([]) : query(unique(values));

/** Which page, by kind, edition and slug; undefined where readers cannot see it. */
async function findPages(db: Db, pages: CountedPage[]) {
  const slugsOf = (kind: PageKind) => pages.filter((page) => page.kind === kind).map(({ slug }) => slug);
  const [posts, reviews, categories, shopLinks] = await Promise.all([
    ask(slugsOf('post'), (slugs) => queries.listPosts(db, slugs)),
    ask(slugsOf('review'), (slugs) => queries.listReviews(db, slugs)),
    ask(slugsOf('category'), (slugs) => queries.listCategories(db, slugs)),
    ask(slugsOf('shop_link'), (slugs) => queries.listShopLinks(db, slugs)),
  ]);
  const ids = new Map<string, number>();
  const learn = (kind: PageKind, locale: Locale, slug: string, id: number) =>
    ids.set(`${kind} ${locale} ${slug}`, id);
  for (const row of posts) learn('post', row.locale, row.slug, row.id);
  for (const row of reviews) learn('review', row.locale, row.slug, row.id);
  for (const row of categories) learn('category', row.locale, row.slug, row.id);
  for (const row of shopLinks) learn('shop_link', 'br', row.slug, row.id);
  return ({ kind, locale, slug }: CountedPage): number | undefined =>
    slug === '' ? 0 : ids.get(`${kind} ${locale} ${slug}`);
}

type Target = Pick<ClickRow, 'targetKind' | 'targetId' | 'productId'>;

/** What a link led to, in its page's own edition; undefined where it is none of ours. */
async function findTargets(db: Db, targets: ClickTarget[]) {
  const of = <K extends ClickTarget['kind']>(kind: K) =>
    targets.filter((target): target is Extract<ClickTarget, { kind: K }> => target.kind === kind);
  const urls = of('shopee').map(({ code }) => shopeeShortLink(code));
  const [byId, byAsin, byUrl, shopLinks] = await Promise.all([
    ask(
      of('offer').map(({ id }) => id),
      (ids) => queries.listOffers(db, ids),
    ),
    ask(
      of('asin').map(({ asin }) => asin),
      (asins) => queries.listOffersOf(db, asins),
    ),
    ask(urls, (asked) => queries.listOffersTo(db, asked)),
    ask(urls, (asked) => queries.listShopLinksTo(db, asked)),
  ]);
  const someShop: Target = { targetKind: 'shop', targetId: 0, productId: 0 };
  const shown = (offer: (typeof byId)[number] | undefined): Target | undefined =>
    offer && { targetKind: 'offer', targetId: offer.id, productId: offer.productId };
  return (target: ClickTarget, page: CountedPage, pageId: number): Target | undefined => {
    const here = (offer: { locale: Locale }) => offer.locale === page.locale;
    switch (target.kind) {
      case 'offer':
        return shown(byId.find((offer) => offer.id === target.id && here(offer)));
      case 'asin':
        return shown(byAsin.find((offer) => offer.externalId === target.asin && here(offer))) ?? someShop;
      case 'shopee': {
        const url = shopeeShortLink(target.code);
        const stored = page.locale === 'br' ? shopLinks.find((link) => link.url === url) : undefined;
        const offer = shown(byUrl.find((each) => each.url === url && here(each)));
        return offer ?? (stored ? { targetKind: 'shop_link', targetId: stored.id, productId: 0 } : someShop);
      }
      case 'here':
        return page.kind === 'shop_link'
          ? { targetKind: 'shop_link', targetId: pageId, productId: 0 }
          : undefined;
      case 'shop':
        return someShop;
    }
  };
}

/** Two servers that store at once take the rows in one order, so neither waits for the other for ever. */
const inOrder = <T extends object>(rows: Map<string, T>): T[] =>
  [...rows.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);

function addTo<T extends { count: number }>(rows: Map<string, T>, { count, ...key }: T): void {
  const name = Object.values(key).join('\n');
  const known = rows.get(name);
  if (known) known.count += count;
  else rows.set(name, { ...key, count } as T);
}

/** Names what was gathered by the numbers of the database. What no reader can have seen is left out. */
export async function resolveGathered(db: Db, gathered: Gathered[], editions: Edition[]) {
  const open = new Map(
    editions.filter(({ status }) => status === 'active').map((edition) => [edition.locale, edition]),
  );
  const kept = gathered.filter(({ page }) => open.has(page.locale));
  const [pageIdOf, targetOf] = await Promise.all([
    findPages(
      db,
      kept.map(({ page }) => page),
    ),
    findTargets(
      db,
      kept.flatMap(({ click }) => (click ? [click.target] : [])),
    ),
  ]);
  const clicks = new Map<string, ClickRow>();
  const views = new Map<string, ViewRow>();
  for (const { quarter, page, click, visitor, count } of kept) {
    const pageId = pageIdOf(page);
    const edition = open.get(page.locale);
    if (pageId === undefined || !edition) continue;
    const place = {
      day: isoDay(new Date(quarter), edition.timeZone),
      locale: page.locale,
      pageKind: page.kind,
      pageId,
    };
    const target = click && targetOf(click.target, page, pageId);
    if (!click) addTo(views, { ...place, visitor, count });
    else if (target) addTo(clicks, { ...place, ...target, position: click.position, visitor, count });
  }
  return { clicks: inOrder(clicks), views: inOrder(views) };
}
