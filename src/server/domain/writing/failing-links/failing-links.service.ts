import type { Caller } from '#contract/people/accounts/caller.ts';
import { DAY } from '#contract/site/durations.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import { failingLinkLimits } from '#contract/writing/links/failing-link-limits.ts';
import type { Db } from '#db/open.ts';
import { isoDay } from '#i18n/calendar.ts';
import { movedDay } from '#server/domain/commerce/clicks/periods.ts';
import type { EarningsService } from '#server/domain/commerce/earnings/earnings.service.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import type { ClickWorth } from '#server/domain/writing/renewals/renewals.service.ts';
import { notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import { ago, type Clock } from '#server/lib/time/clock.ts';
import { heldLinks } from '../links/for-replacing.ts';
import type { FailingFacts, Sums } from './failing-facts.ts';
import * as queries from './failing-links.queries.ts';
import * as kept from './link-replacements.queries.ts';
import { createNearest } from './nearest.ts';
import { createReplacing } from './replacing.ts';

interface Parts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
  earnings: Pick<EarningsService, 'sumBy'>;
  /** What a click is worth in an edition; an estimate. */
  clickWorth: () => Promise<ClickWorth>;
}

/** Links that answer and earn nothing: what is at stake, and another one in their place. */
export function createFailingLinks({ db, clock, editions, earnings, clickWorth }: Parts) {
  const { days, listed, keptDays } = failingLinkLimits;
  const aroundOf = createNearest({ db, clock, editions });

  const span = () => {
    const to = isoDay(clock(), 'UTC');
    return { to, shortFrom: movedDay(to, 1 - days.short), longFrom: movedDay(to, 1 - days.long) };
  };

  async function sumEarned(locale: Locale | undefined) {
    const { to, shortFrom, longFrom } = span();
    const [short, long] = await Promise.all(
      [shortFrom, longFrom].map((from) => earnings.sumBy('product', { locale, from, to })),
    );
    return { short: short ?? [], long: long ?? [] };
  }

  async function factsOf(rows: queries.FailingRow[], locale: Locale | undefined): Promise<FailingFacts[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const [stands, places, earned, worth] = await Promise.all([
      queries.listStands(db, ids),
      heldLinks.listPlaces(db, ids, engineLimits.links.placesListed),
      sumEarned(locale),
      clickWorth(),
    ]);
    const standsOf = Map.groupBy(stands, ({ linkId }) => linkId);
    const around = await aroundOf(rows.map(({ id, url }) => ({ id, url, stands: standsOf.get(id) ?? [] })));
    return rows.map((row) => {
      const { product, nearest } = around.get(row.id) ?? { product: undefined, nearest: [] };
      const ofProduct = (sums: Sums) => sums.filter(({ key }) => product && key === `product:${product.id}`);
      return {
        ...{ row, product, nearest, worth },
        stands: standsOf.get(row.id) ?? [],
        places: places.filter(({ linkId }) => linkId === row.id),
        earned: { short: ofProduct(earned.short), long: ofProduct(earned.long) },
      };
    });
  }

  async function find(linkId: number): Promise<FailingFacts> {
    const asked = { ...span(), locale: undefined, linkId, limit: 1 };
    const [facts] = await factsOf(await queries.listFailing(db, asked), undefined);
    if (!facts) throw notFound(`Failing link ${linkId}`);
    return facts;
  }

  return {
    async list(caller: Caller, locale: Locale | undefined) {
      requireRole(caller, 'viewer');
      const rows = await queries.listFailing(db, { ...span(), locale, limit: listed + 1 });
      return { items: await factsOf(rows.slice(0, listed), locale), more: rows.length > listed };
    },

    ...createReplacing({ db, clock, editions, find }),

    purge: (): Promise<number> => kept.deleteReplacementsBefore(db, ago(clock, keptDays * DAY)),
  };
}
