import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Caller } from '#contract/people/accounts/caller.ts';
import { openDatabase } from '#db/open.ts';
import { seedDemo } from '#seed/demo.ts';
import { createMediaService } from '#server/domain/writing/media/media.service.ts';
import { systemClock } from '#server/lib/time/clock.ts';
import { createServices } from '#server/services.ts';
import { createFolderObjects } from '#server/storage/folder-store.ts';
import type { Figure } from './lib/benchmark.ts';
import { openBenchServer } from './lib/postgres.ts';

export const name = 'earnings';
export const about =
  'A network’s report of a million sales (CSV, seven columns) on PostgreSQL: every row looked at, then all taken in at once, in one transaction; then the same report again, in which every sale has another state.';

const ROWS = 1_000_000;
const actor = { id: 'bench', name: 'Bench', role: 'owner', sessionId: 'bench', proven: true } as const;
const caller: Caller = { locale: 'us', address: '', headers: new Headers(), cookies: [], actor };

function* reportOf(status: string): Generator<Buffer> {
  yield Buffer.from('EventDate,UpdateDate,Status,EpnTransactionId,Sales,Earnings,CustomId\n');
  for (let from = 0; from < ROWS; from += 1_000) {
    const lines = Array.from({ length: 1_000 }, (_, index) => {
      const n = from + index;
      const day = `2026-01-${String((n % 28) + 1).padStart(2, '0')}`;
      return `${day},${day},${status},${n},${n % 900}.50,${n % 90}.25,us-${n % 500}-card`;
    });
    yield Buffer.from(`${lines.join('\n')}\n`);
  }
}

export async function* run(): AsyncGenerator<Figure> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrina-bench-'));
  const server = await openBenchServer();
  const database = await openDatabase({ url: await server.createDatabase(), dataDir: '' });
  try {
    await seedDemo(database.db, systemClock());
    const { earningReports } = createServices({
      db: database.db,
      clock: systemClock,
      publicUrl: 'http://localhost:3000',
      objects: createFolderObjects(folder),
      pictures: createMediaService({ directory: folder }),
    });
    const never = new AbortController().signal;
    for (const [status, what] of [
      ['Pending', 'new'],
      ['Approved', 'changed'],
    ] as const) {
      const chunks = Readable.from(reportOf(status));
      const sent = await earningReports.upload(caller, { name: 'report.csv', chunks });
      const { id } = sent.report;
      const began = performance.now();
      await earningReports.check(caller, id, { locale: 'us', source: 'ebay' });
      await earningReports.worker.workOnWaiting(never);
      const checked = performance.now();
      await earningReports.apply(caller, id, true);
      await earningReports.worker.workOnWaiting(never);
      const ended = performance.now();
      const { report } = await earningReports.get(caller, id);
      if (report.state !== 'done') throw new Error(`The report is ${report.state}: ${report.problem}.`);
      const figure = (title: string, ms: number): Figure => ({
        name: `${what} rows ${title}`,
        value: Math.round((ROWS / ms) * 1_000),
        unit: 'rows/s',
        detail: `${Math.round(ms / 1_000)} s for a million`,
      });
      yield figure('looked at', checked - began);
      yield figure('taken in', ended - checked);
    }
  } finally {
    await database.close();
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
