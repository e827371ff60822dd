import type { LaunchDayChange } from '#contract/commerce/launches/launches.admin.schemas.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { FieldProblems } from '#contract/site/field-problems.ts';
import { limits } from '#contract/site/limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { isoDay } from '#i18n/calendar.ts';
import { shopOf } from '#server/domain/commerce/marketplaces/registry.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import type { EditionRow, EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { conflict, invalidFields, notFound } from '#server/lib/errors.ts';
import { partOf } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import * as queries from './launches.admin.queries.ts';

interface Parts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
}

interface Day {
  locale: Locale;
  date: string;
}

const CURSOR = /^\d{4}-\d{2}-\d{2}$/;

/** What each product costs in a shop that allows keeping it; of the others there is nothing to keep. */
async function keptPrices(
  db: Db,
  edition: EditionRow,
  productIds: number[],
): Promise<Map<number, number | null>> {
  const offers = productIds.length > 0 ? await queries.listOffersOf(db, edition.locale, productIds) : [];
  const kept = offers.filter((offer) => shopOf(offer, edition).keepsHistory);
  return new Map(kept.reverse().map(({ productId, price }) => [productId, price]));
}

/** The rows of a day, or what stands in their way. What is there already may stay, published or not. */
async function rowsOf(
  tx: Db,
  { edition, date }: { edition: EditionRow; date: string },
  wanted: LaunchDayChange['products'],
  at: Date,
) {
  const { locale } = edition;
  const ids = wanted.map(({ productId }) => productId);
  const before = await queries.listDayProducts(tx, locale, date);
  const found = await queries.listReviewsOf(tx, locale, ids);
  const kept = await keptPrices(tx, edition, ids);
  const problems: FieldProblems = {};
  const rows = wanted.flatMap(({ productId, price }, position) => {
    const known = before.find((each) => each.productId === productId);
    const review = found.find((each) => each.productId === productId);
    if (ids.indexOf(productId) !== position) problems[`products.${position}`] = { code: 'taken' };
    if (!review || (review.status !== 'published' && !known))
      problems[`products.${position}`] = { code: 'not_published' };
    if (price !== null && !kept.has(productId))
      problems[`products.${position}.price`] = { code: 'price_not_kept' };
    const createdAt = known?.createdAt ?? at;
    return review ? [{ locale, date, reviewId: review.id, position, price, createdAt }] : [];
  });
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return { before, rows };
}

const sameOrder = (one: number[], other: number[]) => one.join() === other.join();
const productIdsOf = (day: queries.LaunchedProduct[]) => day.map(({ productId }) => productId);

/** Launch days at the desk; readers' side is launches.service.ts. */
export function createAdminLaunchesService({ db, clock, editions }: Parts) {
  const auditOf = ({ locale, date }: Day) =>
    ({ subject: 'launch', subjectId: `${locale}/${date}`, title: date, locale }) as const;

  async function getDay({ locale, date }: Day) {
    const edition = await editions.getEdition(locale);
    const { timeZone, currency } = edition;
    const products = await queries.listDayProducts(db, locale, date);
    const kept = await keptPrices(db, edition, productIdsOf(products));
    return {
      locale,
      date,
      currency,
      live: date <= isoDay(clock(), timeZone),
      products: products.map((product) => ({
        ...product,
        keepsPrice: kept.has(product.productId),
        priceNow: kept.get(product.productId) ?? null,
      })),
    };
  }

  return {
    async list(caller: Caller, { locale, cursor }: { locale: Locale; cursor?: string | undefined }) {
      requireRole(caller, 'viewer');
      if (cursor !== undefined && !CURSOR.test(cursor)) throw invalidFields({ cursor: { code: 'invalid' } });
      const { timeZone } = await editions.getEdition(locale);
      const today = isoDay(clock(), timeZone);
      const { part } = limits.adminLists;
      const found = await queries.listDays(db, locale, cursor, part + 1);
      const days = found.map((day) => ({ ...day, locale, live: day.date <= today }));
      return partOf(days, part, ({ date }) => date);
    },

    async get(caller: Caller, day: Day) {
      requireRole(caller, 'viewer');
      return getDay(day);
    },

    async set(caller: Caller, day: Day, { products: wanted, seen }: LaunchDayChange) {
      const actor = requireRole(caller, 'editor');
      const at = clock();
      const edition = await editions.getEdition(day.locale);
      await db.transaction(async (tx) => {
        await queries.holdDay(tx, day.locale, day.date);
        const { before, rows } = await rowsOf(tx, { edition, date: day.date }, wanted, at);
        const had = productIdsOf(before);
        if (!sameOrder(had, seen)) throw conflict(`The launch day ${day.date} is not as it was.`);
        const has = wanted.map(({ productId }) => productId);
        const samePrices = sameOrder(
          before.map(({ price }) => price ?? 0),
          rows.map(({ price }) => price ?? 0),
        );
        if (sameOrder(had, has) && samePrices) return;
        await queries.replaceDay(tx, day.locale, day.date, rows);
        await recordAudit(tx, actor, at, {
          action: had.length === 0 ? 'created' : 'updated',
          ...auditOf(day),
          details: { products: { from: had, to: has } },
        });
        await recordChange(tx, at, `launch day ${day.date}`, [tags.launches(day.locale)]);
      });
      return getDay(day);
    },

    async remove(caller: Caller, day: Day): Promise<void> {
      const actor = requireRole(caller, 'editor');
      const at = clock();
      await db.transaction(async (tx) => {
        await queries.holdDay(tx, day.locale, day.date);
        const had = productIdsOf(await queries.listDayProducts(tx, day.locale, day.date));
        if (had.length === 0) throw notFound(`The launch day ${day.date} of ${day.locale}`);
        await queries.replaceDay(tx, day.locale, day.date, []);
        await recordAudit(tx, actor, at, { action: 'deleted', ...auditOf(day), details: { products: had } });
        await recordChange(tx, at, `no launch day ${day.date}`, [tags.launches(day.locale)]);
      });
    },
  };
}

export type AdminLaunchesService = ReturnType<typeof createAdminLaunchesService>;
