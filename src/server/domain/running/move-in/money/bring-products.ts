import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Db } from '#db/open.ts';
import {
  bringProduct,
  bringProductAgain,
  findKnownProduct,
  standingOfProducts,
} from '#server/domain/commerce/catalog/products/bring-product.ts';
import { listMoved, type MovedRow, putMoved } from '../move-in.queries.ts';
import type { BringPicture } from '../pictures/bring-pictures.ts';
import { leftLine, why } from '../why.ts';
import { count, type Moving, tellLeft } from '../writing/moving.ts';
import { broughtOffer } from './bring-offers.ts';
import type { ProductFact } from './facts.ts';
import { type ReadyProduct, readyProduct } from './ready-product.ts';
import { settleProducts } from './settle-products.ts';

type Standing = Pick<Awaited<ReturnType<typeof bringProduct>>, 'id' | 'version'>;
type Standings = Awaited<ReturnType<typeof standingOfProducts>>;

interface Known {
  moved: Map<string, MovedRow>;
  standing: Standings;
}

/** What is here of a product: brought before, known by its numbers, or nothing. */
type Decision = { step: 'make' } | ({ step: 'same' | 'change' | 'both' | 'gone' | 'known' } & Standing);

/** Numbers by which a product is known, also to those that come later in the same run. */
const numbersOf = ({ fact: { asin }, fields: { ean } }: ReadyProduct): string[] => [
  ...(asin === undefined ? [] : [`asin:${asin}`]),
  ...(ean === null ? [] : [`ean:${ean.replace(/^0+/, '')}`]),
];

async function decide(tx: Db, moving: Moving, ready: ReadyProduct, known: Known): Promise<Decision> {
  const row = known.moved.get(ready.key);
  if (row) {
    const now = known.standing.get(row.subjectId);
    if (!now) return { step: 'gone', id: row.subjectId, version: row.version };
    if (!row.made || ready.hash === undefined || row.hash === ready.hash) return { step: 'same', ...now };
    return { step: now.version === row.version ? 'change' : 'both', ...now };
  }
  for (const number of numbersOf(ready)) {
    const found = moving.notes.get<Standing>('product', number);
    if (found) return { step: 'known', ...found };
  }
  const { asin } = ready.fact;
  const found = await findKnownProduct(tx, moving.locale, { asin, ean: ready.fields.ean });
  return found ? { step: 'known', ...found } : { step: 'make' };
}

const WHY = { gone: 'product_gone', both: 'product_both' } as const;
const COUNTS: Record<Decision['step'], 'made' | 'changed' | 'same' | undefined> = {
  ...{ make: 'made', change: 'changed', same: 'same', known: 'same' },
  ...{ both: undefined, gone: undefined },
};

/** A number that nothing has, for a product that a trial would make: each has its own. */
const foreseenId = ({ numbers }: Moving): number => Number.MAX_SAFE_INTEGER - numbers.made.products;

async function write(tx: Db, moving: Moving, ready: ReadyProduct, decision: Decision): Promise<Standing> {
  const { actor, site, locale, runId } = moving;
  if (runId === undefined)
    return decision.step === 'make' ? { id: foreseenId(moving), version: 1 } : decision;
  const bringing = { actor, at: moving.clock() };
  const row = {
    site: site.identity,
    locale,
    kind: 'products' as const,
    sourceId: ready.key,
    hash: ready.hash ?? '',
  };
  if (decision.step === 'make') {
    const { id, version } = await bringProduct(tx, bringing, ready.fields);
    await putMoved(tx, { ...row, subjectId: id, version, made: true, runId });
    return { id, version };
  }
  if (decision.step === 'change') {
    const kept = await bringProductAgain(tx, bringing, decision.id, ready.fields);
    if (kept) await putMoved(tx, { ...row, subjectId: kept.id, version: kept.version, made: true, runId });
  }
  if (decision.step === 'known')
    await putMoved(tx, { ...row, subjectId: decision.id, version: decision.version, made: false, runId });
  return decision;
}

async function bringOne(tx: Db, moving: Moving, ready: ReadyProduct, known: Known): Promise<void> {
  const { index, notes } = moving;
  const decision = await decide(tx, moving, ready, known);
  const { id, version } = await write(tx, moving, ready, decision);
  const counted = COUNTS[decision.step];
  if (counted) count(moving, counted, 'products');
  if (decision.step === 'gone' || decision.step === 'both') {
    const reason = why(WHY[decision.step], { name: ready.fact.name ?? '' });
    tellLeft(moving, leftLine('product', ready.fact.place, reason));
  }
  if (decision.step === 'gone') return;
  for (const number of numbersOf(ready)) notes.put('product', number, { id, version } satisfies Standing);
  const isNew = decision.step === 'make';
  const hasOffer = await broughtOffer(tx, moving, ready, { id, isNew });
  index.put('product', ready.key, { ...ready.fact, newId: id, hasOffer } satisfies ProductFact);
}

/** Every product that the source names and calls something, ahead of the texts that show it. */
export async function bringProducts(moving: Moving, bringPicture: BringPicture): Promise<void> {
  const { db, index, site, locale, runId } = moving;
  settleProducts(moving);
  for (let after = ''; ; ) {
    const part = index.list<ProductFact>('product', { after, limit: engineLimits.moveIn.products });
    const last = part.at(-1);
    if (!last) break;
    after = last.key;
    const ready: ReadyProduct[] = [];
    for (const { key, value } of part) {
      const made = await readyProduct(moving, bringPicture, key, value);
      if (made) ready.push(made);
    }
    const place = { site: site.identity, locale, kind: 'products' as const };
    const rows = await listMoved(
      db,
      place,
      ready.map(({ key }) => key),
    );
    const known = {
      moved: new Map(rows.map((row) => [row.sourceId, row])),
      standing: await standingOfProducts(
        db,
        rows.map(({ subjectId }) => subjectId),
      ),
    };
    const work = async (tx: Db) => {
      for (const each of ready) await bringOne(tx, moving, each, known);
    };
    if (runId === undefined) await work(db);
    else
      await db.transaction(async (tx) => {
        await moving.beat(tx);
        await work(tx);
      });
  }
  index.flush();
}
