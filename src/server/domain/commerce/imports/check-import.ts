import { importLimits } from '#contract/commerce/imports/import-limits.ts';
import type { ImportMapping } from '#contract/commerce/imports/imports.admin.schemas.ts';
import type { FeedShape } from '#contract/commerce/imports/imports.words.ts';
import type { Db } from '#db/open.ts';
import { type ComparedRow, compareRow, type Edition } from './compare-row.ts';
import { findKnown } from './find-known.ts';
import type { FeedRow } from './formats/feed-caps.ts';
import { type OpenFeed, readFeed } from './formats/read-feed.ts';
import { type ReadRow, RowRefusal, readRow } from './read-row.ts';
import { insertRows, stepBack } from './staging.queries.ts';

interface CheckWork {
  db: Db;
  importId: number;
  open: OpenFeed;
  shape: FeedShape;
  mapping: ImportMapping;
  edition: Edition;
  now: Date;
  /** In the transaction that writes a batch; throws where somebody else has the import, or nobody wants it. */
  onBatch: (tx: Db, checked: number) => Promise<void>;
}

async function* inBatches(rows: AsyncIterable<FeedRow>, size: number): AsyncGenerator<FeedRow[]> {
  let batch: FeedRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const refusedRow = (row: number, refusal: RowRefusal): ComparedRow => ({
  row,
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
  const { db, importId, open, shape, mapping, edition, now, onBatch } = work;
  const { locale, marketplace, match } = mapping;
  const reading = { mapping, currency: edition.currency, timeZone: edition.timeZone, now };
  /** Two new products must not share a number: the later row is refused, not the whole file. */
  const newEans = new Map<string, string>();
  let checked = 0;

  function claimEan({ key, facts, row }: ComparedRow): RowRefusal | undefined {
    const ean = facts?.ean;
    if (!ean || !key) return undefined;
    const other = newEans.get(ean);
    if (other !== undefined && other !== key) return new RowRefusal('taken', 'ean', `${ean} (${row})`);
    newEans.set(ean, key);
    return undefined;
  }

  for await (const batch of inBatches(readFeed(open, shape), importLimits.batch)) {
    const staged: ComparedRow[] = [];
    const good: ReadRow[] = [];
    for (const row of batch) {
      const refusal = refusalOf(() => good.push(readRow(row, reading)));
      if (refusal) staged.push(refusedRow(row.row, refusal));
    }
    const known = await findKnown(db, good, { locale, marketplace, match });
    const byKey = new Map<string, ComparedRow>();
    for (const row of good) {
      const refusal = refusalOf(() => {
        const compared = compareRow(row, { mapping, edition, known });
        const taken = claimEan(compared);
        if (taken) throw taken;
        const key = compared.key ?? '';
        const earlier = byKey.get(key);
        if (earlier) Object.assign(earlier, { outcome: 'replaced', key: null });
        byKey.set(key, compared);
        staged.push(compared);
      });
      if (refusal) staged.push(refusedRow(row.row, refusal));
    }
    checked += batch.length;
    await db.transaction(async (tx) => {
      await stepBack(tx, importId, [...byKey.keys()]);
      await insertRows(
        tx,
        staged.map((row) => ({ ...row, importId })),
      );
      await onBatch(tx, checked);
    });
  }
  return checked;
}
