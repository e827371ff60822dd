import { setImmediate as others } from 'node:timers/promises';
import type { ImportMapping } from '#contract/commerce/imports/imports.admin.schemas.ts';
import type { Db } from '#db/open.ts';
import { keepItems } from '#server/domain/commerce/feed-catalogue/arrivals.ts';
import { itemOfRow } from '#server/domain/commerce/feed-catalogue/item-of-row.ts';
import type { Rest } from '#server/lib/time/rest-for-others.ts';
import { type ComparedRow, compareRow, type Edition } from './compare-row.ts';
import type { LookedAtRow, RefusedRow } from './feed-parts.ts';
import { findKnown } from './find-known.ts';
import { type ReadRow, RowRefusal } from './read-row.ts';
import { HashedMap, markOf } from './rows/hashed-map.ts';
import { insertRows, stepBack } from './staging.queries.ts';

/** Rows that are held against what is there without a pause: readers' pages are answered by this thread. */
const AT_A_TIME = 25;

type CatalogueItem = NonNullable<ReturnType<typeof itemOfRow>>;

interface CheckWork {
  db: Db;
  importId: number;
  /** The file, some rows at a time. */
  batches: AsyncIterable<LookedAtRow[]>;
  mapping: ImportMapping;
  edition: Edition;
  /** Where it is kept as a catalogue: rows of products that we do not have are in there, and nowhere else. */
  arrivalId?: number | undefined;
  rest: Rest;
  /** In the transaction that writes a batch; throws where somebody else has the import, or nobody wants it. */
  onBatch: (tx: Db, checked: number) => Promise<void>;
}

const refusedRow = ({ row, title, refusal }: RefusedRow): ComparedRow => ({
  row,
  title,
  outcome: 'refused',
  problem: refusal.problem,
  field: refusal.field,
  value: refusal.value || null,
});

/** Undefined where it works; what refuses a row is kept, everything else is thrown. */
function refusalOf(work: () => void): RowRefusal | undefined {
  try {
    work();
  } catch (error) {
    if (error instanceof RowRefusal) return error;
    throw error;
  }
  return undefined;
}

/** Looks at every row of a file, and writes down what each would do. Returns how many there are. */
export async function checkImport(work: CheckWork): Promise<number> {
  const { db, importId, batches, mapping, edition, arrivalId, rest, onBatch } = work;
  const { locale, marketplace, match } = mapping;
  /** Two new products must not share a number: the later row is refused, not the whole file. */
  const newEans = new HashedMap();
  /** Which row tells of a product that several shops of the file have: the others are about their offers alone. */
  const tellers = new HashedMap();
  let checked = 0;

  function claimEan({ about, facts, row }: ComparedRow): RowRefusal | undefined {
    const ean = facts?.ean;
    // Where products are told by their number, two of them have two.
    if (!ean || !about || match === 'ean') return undefined;
    const other = newEans.get(ean);
    const own = markOf(about);
    if (other !== undefined && other !== own) return new RowRefusal('taken', 'ean', `${ean} (${row})`);
    newEans.set(ean, own);
    return undefined;
  }

  /** Its product is told of by another row: what this one has besides is its offer. */
  function beOneOfSeveral(row: ComparedRow): void {
    const { about, key } = row;
    // Of a marketplace there is one shop.
    if (!about || !key || row.offer === null || marketplace !== 'other') return;
    const own = markOf(key);
    const teller = tellers.get(about) ?? own;
    tellers.set(about, teller);
    if (teller === own) return;
    const changes = (row.changes ?? []).filter(({ field }) => !(field in (row.facts ?? {})));
    Object.assign(row, { facts: null, isNewProduct: false, changes });
    if (row.outcome === 'changed' && changes.length === 0) row.outcome = 'same';
  }

  for await (const batch of batches) {
    const staged: ComparedRow[] = [];
    const good: ReadRow[] = [];
    for (const row of batch) {
      if ('refusal' in row) staged.push(refusedRow(row));
      else good.push(row);
    }
    const known = await findKnown(db, good, { locale, marketplace, match });
    const byKey = new Map<string, ComparedRow>();
    const items: CatalogueItem[] = [];
    for (const [index, row] of good.entries()) {
      if (index % AT_A_TIME === 0) await others();
      const refusal = refusalOf(() => {
        if (arrivalId !== undefined) {
          const item = itemOfRow(row, mapping, edition);
          if (!item) throw new RowRefusal('required', row.facts.name === undefined ? 'name' : mapping.match);
          items.push(item);
          if (known.productsOf(row).length === 0) return;
        }
        const compared = compareRow(row, { mapping, edition, known });
        const taken = claimEan(compared);
        if (taken) throw taken;
        beOneOfSeveral(compared);
        const key = compared.key ?? '';
        const earlier = byKey.get(key);
        if (earlier) Object.assign(earlier, { outcome: 'replaced', key: null });
        byKey.set(key, compared);
        staged.push(compared);
      });
      if (refusal) {
        const title = [row.facts.brand, row.facts.name].filter(Boolean).join(' ');
        staged.push(refusedRow({ row: row.row, title, refusal }));
      }
    }
    checked += batch.length;
    const began = performance.now();
    await db.transaction(async (tx) => {
      await stepBack(tx, importId, [...byKey.keys()]);
      await insertRows(tx, importId, staged);
      if (arrivalId !== undefined) await keepItems(tx, arrivalId, items);
      await onBatch(tx, checked);
    });
    await rest(performance.now() - began);
  }
  return checked;
}
