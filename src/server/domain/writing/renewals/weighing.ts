import { paths } from '#contract/site/addresses/paths.ts';
import { DAY } from '#contract/site/durations.ts';
import { renewalLimits } from '#contract/writing/renewals/renewal-limits.ts';
import type { RenewedKind } from '#contract/writing/renewals/renewals.words.ts';
import type { Db } from '#db/open.ts';
import { isoDay } from '#i18n/calendar.ts';
import { movedDay } from '#server/domain/commerce/clicks/periods.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { pastTimeIn } from './past-time.ts';
import { sumOf, weigh } from './weigh.ts';
import * as queries from './weighing.queries.ts';

interface Parts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
}
interface Weighing {
  at: Date;
  clicks: Map<string, { now: number; before: number }>;
  views: Map<string, number>;
  paces: Map<number | null, number>;
  /** Editions that show prices at all. */
  priced: Set<string>;
  /** Products that published articles of an edition show: their cards lead to the review. */
  shown: Set<string>;
}

const keyOf = (kind: string, id: number) => `${kind} ${id}`;

/** Looks at every text that readers can see, part by part, and writes down which of them need somebody. */
export function createWeighing({ db, clock, editions }: Parts) {
  async function begin(at: Date): Promise<Weighing> {
    const { days } = renewalLimits;
    const to = isoDay(at, 'UTC');
    const from = movedDay(to, 1 - days);
    const span = { before: movedDay(from, -days), from, to };
    const [clicks, views, paces, all] = await Promise.all([
      queries.sumClicks(db, span),
      queries.sumViews(db, span),
      queries.listPaces(db, at),
      editions.listAll(),
    ]);
    return {
      at,
      clicks: new Map(clicks.map(({ kind, id, now, before }) => [keyOf(kind, id), { now, before }])),
      views: new Map(views.map(({ kind, id, n }) => [keyOf(kind, id), n])),
      paces: new Map(paces.map(({ categoryId, days: pace }) => [categoryId, pace])),
      priced: new Set(all.filter(({ showPrices }) => showPrices).map(({ locale }) => locale)),
      shown: new Set(),
    };
  }

  async function weighPart(kind: RenewedKind, texts: queries.WeighedText[], weighing: Weighing) {
    const { at, clicks, views, paces, priced, shown } = weighing;
    const addressOf = ({ locale, slug }: queries.WeighedText) =>
      kind === 'post' ? paths.post(locale, slug) : paths.review(locale, slug);
    const ids = texts.map(({ id }) => id);
    const shownIds = [...new Set(texts.flatMap(({ productIds: own }) => own))];
    const [sold, broken, failing, failingOffers, succeeded, linking] = await Promise.all([
      queries.listSold(db, shownIds),
      queries.countBroken(db, kind, ids),
      queries.countFailing(db, kind, ids),
      queries.listFailingOffers(db, shownIds),
      queries.listSucceeded(db, shownIds),
      queries.listLinking(db, texts.map(addressOf)),
    ]);
    const soldAt = new Map(sold.map((row) => [`${row.locale} ${row.productId}`, row]));
    const brokenIn = new Map(broken.map(({ id, n }) => [id, n]));
    const failingIn = new Map(failing.map(({ id, n }) => [id, n]));
    const failingAt = new Map(failingOffers.map((row) => [`${row.locale} ${row.productId}`, row.n]));
    const rows = texts.flatMap((text) => {
      const { id, locale, productIds, version } = text;
      const found = productIds.map((productId) => soldAt.get(`${locale} ${productId}`));
      const shownFailing = productIds.reduce(
        (sum, productId) => sum + (failingAt.get(`${locale} ${productId}`) ?? 0),
        0,
      );
      const path = addressOf(text);
      const isReached = linking.some(
        (link) => link.path === path && !(link.fromKind === kind && link.fromId === id),
      );
      const hasCard = kind === 'review' && shown.has(`${locale} ${productIds[0]}`);
      const counted = {
        clicks: clicks.get(keyOf(kind, id))?.now ?? 0,
        clicksBefore: clicks.get(keyOf(kind, id))?.before ?? 0,
        views: views.get(keyOf(kind, id)) ?? 0,
      };
      const lines = weigh({
        ...counted,
        days: text.shownAt ? (at.getTime() - text.shownAt.getTime()) / DAY : 0,
        pace: paces.get(text.categoryId) ?? 0,
        past: pastTimeIn(text.title, locale, { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1 }),
        products: productIds.length,
        gone: found.filter((row) => !row?.sold).length,
        unpriced: priced.has(locale) ? found.filter((row) => row?.sold && !row.priced).length : 0,
        brokenLinks: brokenIn.get(id) ?? 0,
        failingLinks: shownFailing + (failingIn.get(id) ?? 0),
        succeeded: productIds.filter((productId) => succeeded.has(productId)).length,
        isLonely: !isReached && !hasCard,
      });
      const row = {
        kind,
        subjectId: id,
        locale,
        version,
        ...counted,
        lines,
        points: sumOf(lines),
        weighedAt: at,
      };
      return lines.length > 0 ? [row] : [];
    });
    await db.transaction((tx) => queries.keepRenewals(tx, rows));
    if (kind === 'post')
      for (const { locale, productIds } of texts)
        for (const productId of productIds) shown.add(`${locale} ${productId}`);
    return rows.length;
  }

  /** Answers with how many need somebody. */
  return async function weighAll(signal: AbortSignal, onPart: (done: number) => void): Promise<number> {
    const weighing = await begin(clock());
    const size = renewalLimits.batch;
    let [done, found] = [0, 0];
    for (const [kind, list] of [
      ['post', queries.listPosts],
      ['review', queries.listReviews],
    ] as const)
      for (let after = 0, full = true; full; ) {
        signal.throwIfAborted();
        const part = await list(db, after, size);
        if (part.length > 0) found += await weighPart(kind, part, weighing);
        after = part.at(-1)?.id ?? after;
        full = part.length === size;
        done += part.length;
        onPart(done);
      }
    await db.transaction((tx) => queries.dropOthers(tx, weighing.at));
    return found;
  };
}
