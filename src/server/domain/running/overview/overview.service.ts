import { marketplaces } from '#contract/commerce/products/products.schemas.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import { DAY } from '#contract/site/durations.ts';
import { limits } from '#contract/site/limits.ts';
import { fallbackLocale, type Locale } from '#contract/site/locales.ts';
import { roleAtLeast } from '#contract/site/roles.ts';
import type { Db } from '#db/open.ts';
import { isoDay } from '#i18n/calendar.ts';
import { marketplaceOf } from '#server/domain/commerce/marketplaces/registry.ts';
import type { ParityService } from '#server/domain/readers/crawlers/parity.service.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import type { LinksService } from '#server/domain/writing/links/links.service.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { countByDay, daysFrom } from './overview.days.ts';
import * as queries from './overview.queries.ts';

interface OverviewParts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
  links: LinksService;
  parity: Pick<ParityService, 'countFindings'>;
  countFailedJobs: () => Promise<number>;
}

const UTC = 'UTC';

export type OverviewFacts = Awaited<ReturnType<ReturnType<typeof createOverviewService>['get']>>;

export function createOverviewService(parts: OverviewParts) {
  const { db, clock, editions, links, parity, countFailedJobs } = parts;
  async function postsByDay(when: 'scheduled' | 'published', locale: Locale | undefined, now: Date) {
    const all = await editions.listAll();
    const zoneOf = (of: Locale) => all.find((edition) => edition.locale === of)?.timeZone ?? UTC;
    const { days } = limits.overview;
    const today = isoDay(now, zoneOf(locale ?? fallbackLocale));
    const shift = when === 'published' ? (days - 1) * DAY : 0;
    const first = new Date(new Date(`${today}T12:00:00Z`).getTime() - shift);
    const shown = daysFrom(first.toISOString().slice(0, 10), days);
    // Two days wider: somewhere it is already tomorrow, and somewhere still yesterday.
    const from = new Date(first.getTime() - 2 * DAY);
    const to = new Date(first.getTime() + (days + 2) * DAY);
    return countByDay(shown, await queries.countPostsByQuarter(db, when, { locale, from, to }), zoneOf);
  }

  /** The one count that reads every article: made anew when the log of the desk has grown, and not before. */
  let known: { end: number; coverage: ReturnType<typeof countAll> } | undefined;
  async function countAll() {
    const active = await editions.listActive();
    const codes = active.map(({ locale }) => locale);
    if (codes.length === 0) return [];
    const [posts, reviews] = await Promise.all([
      queries.countCoverage(db, 'posts', codes),
      queries.countCoverage(db, 'reviews', codes),
    ]);
    return codes.map((locale) => ({
      locale,
      posts: posts.all - (posts.covered.get(locale) ?? 0),
      reviews: reviews.all - (reviews.covered.get(locale) ?? 0),
    }));
  }
  async function missing(locale: Locale | undefined) {
    const end = await queries.findEndOfLog(db);
    if (known?.end !== end) {
      known = { end, coverage: countAll() };
      known.coverage.catch(() => {
        known = undefined;
      });
    }
    return (await known.coverage).filter((each) => locale === undefined || each.locale === locale);
  }

  return {
    async get(caller: Caller, locale: Locale | undefined) {
      const { role } = requireRole(caller, 'author');
      const now = clock();
      const ages = marketplaces.map((marketplace) => ({
        marketplace,
        before: new Date(now.getTime() - marketplaceOf(marketplace).maxPriceAge),
      }));
      // Who signed in, and who tried, is the owners' business.
      const actions = { locale, withAccounts: roleAtLeast(role, 'owner') };
      const [
        newMessages,
        failedJobs,
        waiting,
        scheduledByDay,
        publishedByDay,
        staleOffers,
        waitingFeeds,
        brokenLinks,
        differingPages,
        missingHere,
        recent,
      ] = await Promise.all([
        queries.countNewMessages(db, locale),
        countFailedJobs(),
        queries.countWaitingPosts(db, locale),
        postsByDay('scheduled', locale, now),
        postsByDay('published', locale, now),
        queries.countStaleOffers(db, locale, ages),
        queries.countWaitingFeeds(db, locale),
        links.countBroken(locale),
        parity.countFindings(),
        missing(locale),
        queries.listRecentActions(db, actions, limits.overview.recentActions),
      ]);
      return {
        newMessages,
        failedJobs,
        ...waiting,
        scheduledByDay,
        publishedByDay,
        staleOffers,
        waitingFeeds,
        brokenLinks,
        differingPages,
        missing: missingHere,
        recent,
      };
    },
  };
}
