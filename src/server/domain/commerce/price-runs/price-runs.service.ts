import type { PriceOutcome, PriceRunState } from '#contract/commerce/price-runs/price-runs.words.ts';
import { type Marketplace, marketplaces } from '#contract/commerce/products/products.schemas.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { Locale } from '#contract/site/locales.ts';
import { isoDay } from '#i18n/calendar.ts';
import { freshSince } from '#server/domain/commerce/marketplaces/marketplace.ts';
import { marketplaceOf } from '#server/domain/commerce/marketplaces/registry.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { askForRun } from '#server/domain/running/jobs/ask-for-run.ts';
import { conflict, DomainError, invalidFields, notFound } from '#server/lib/errors.ts';
import { byCreation, readPart } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import { createHeldPrices } from './held-prices.service.ts';
import * as queries from './price-runs.queries.ts';
import { listItems } from './run-items.queries.ts';
import { countOffers, countOffersByShop } from './run-offers.queries.ts';
import { createRunWorker, type WorkerParts } from './run-worker.ts';

interface RunSearch {
  locale?: Locale | undefined;
  marketplace?: Marketplace | undefined;
  state?: PriceRunState | undefined;
  cursor?: string | undefined;
}

type Counts = Partial<Record<PriceOutcome, number>>;
export type PriceRunFacts = queries.PriceRunRow & { counts: Counts };

/** Runs that renew prices: what they did, and how somebody starts one. */
export function createPriceRunsService(parts: WorkerParts) {
  const { db, clock, editions, sources } = parts;

  async function withCounts(runs: queries.PriceRunRow[]): Promise<PriceRunFacts[]> {
    const counted =
      runs.length > 0
        ? await queries.countOutcomes(
            db,
            runs.map(({ id }) => id),
          )
        : [];
    const byRun = Map.groupBy(counted, ({ runId }) => runId);
    return runs.map((run) => ({
      ...run,
      counts: Object.fromEntries((byRun.get(run.id) ?? []).map(({ outcome, n }) => [outcome, n])),
    }));
  }

  async function get(id: number): Promise<PriceRunFacts> {
    const run = await queries.findRun(db, id);
    const [facts] = run ? await withCounts([run]) : [];
    if (!facts) throw notFound(`Price run ${id}`);
    return facts;
  }

  return {
    worker: createRunWorker(parts),
    held: createHeldPrices(parts),

    async list(caller: Caller, { cursor, ...filter }: RunSearch) {
      requireRole(caller, 'viewer');
      const { items, nextCursor } = await readPart(
        cursor,
        (after, limit) => queries.listRuns(db, { ...filter, after }, limit),
        byCreation,
      );
      return { items: await withCounts(items), nextCursor };
    },

    async get(caller: Caller, id: number): Promise<PriceRunFacts> {
      requireRole(caller, 'viewer');
      return get(id);
    },

    /** What became of each offer, in the order in which they were asked for. */
    async listItems(
      caller: Caller,
      {
        id,
        outcome,
        cursor,
      }: { id: number; outcome?: PriceOutcome | undefined; cursor?: string | undefined },
    ) {
      requireRole(caller, 'viewer');
      await get(id);
      return readPart(
        cursor,
        (after, limit) => listItems(db, id, { outcome, after: after?.id }, limit),
        ({ item }) => item,
      );
    },

    /** Each edition with each shop that can be asked: whether it can be now, and how it stands. */
    async listSources(caller: Caller) {
      requireRole(caller, 'viewer');
      const now = clock();
      const ages = marketplaces.map((marketplace) => ({
        marketplace,
        freshSince: freshSince(marketplaceOf(marketplace), now),
      }));
      const [all, counted, last] = await Promise.all([
        editions.listAll(),
        countOffersByShop(db, ages),
        queries.listLastRuns(db).then(withCounts),
      ]);
      const lines = all.flatMap((edition) =>
        [...sources].map(async ([marketplace, source]) => {
          const isOwn = (each: { locale: Locale; marketplace: Marketplace }) =>
            each.locale === edition.locale && each.marketplace === marketplace;
          const offers = counted.find(isOwn);
          return {
            locale: edition.locale,
            marketplace,
            obstacle: (await source.obstacle(edition)) ?? null,
            offers: offers?.n ?? 0,
            priced: offers?.priced ?? 0,
            lastRun: last.find(isOwn) ?? null,
          };
        }),
      );
      return Promise.all(lines);
    },

    /** Begins as soon as a server is free; one that is open already is the answer. */
    async start(
      caller: Caller,
      { locale, marketplace }: { locale: Locale; marketplace: Marketplace },
    ): Promise<PriceRunFacts> {
      const actor = requireRole(caller, 'editor');
      const source = sources.get(marketplace);
      if (!source) throw invalidFields({ marketplace: { code: 'invalid' } });
      const edition = await editions.getEdition(locale);
      const obstacle = await source.obstacle(edition);
      if (obstacle) {
        throw new DomainError('conflict', `No run: ${obstacle}.`, { reason: 'no_price_access' });
      }
      const total = await countOffers(db, locale, marketplace);
      const createdAt = clock();
      const day = isoDay(createdAt, edition.timeZone);
      const id = await db.transaction(async (tx) => {
        const made = await queries.insertRun(tx, {
          locale,
          marketplace,
          trigger: 'manual',
          day,
          total,
          createdAt,
          startedBy: actor.name,
        });
        if (!made) return (await queries.findOpenRun(tx, locale, marketplace))?.id;
        await recordAudit(tx, actor, createdAt, {
          action: 'created',
          subject: 'job',
          subjectId: String(made.id),
          title: `${marketplaceOf(marketplace).name} · ${edition.siteName}`,
          locale,
        });
        await askForRun(tx, {
          job: 'prices',
          edition: locale,
          trigger: 'person',
          askedBy: actor.name,
          at: createdAt,
        });
        return made.id;
      });
      if (id === undefined) throw conflict('The open run has just ended.');
      return get(id);
    },
  };
}

export type PriceRunsService = ReturnType<typeof createPriceRunsService>;
