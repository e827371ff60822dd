import { locales } from '#contract/site/locales.ts';
import { buildApp } from '#server/http/app.ts';
import { createLogger } from '#server/lib/logger.ts';
import type { BenchContext, Figure } from './lib/benchmark.ts';
import type { DataSet } from './lib/data-sets.ts';

export const name = 'api';
export const about =
  'Calls of `/api/home-data` a second through the whole HTTP application in process (no socket), eight at a time, with 100,000 posts. It depends on the machine, so nothing is promised.';

const AT_ONCE = 8;
const WARM_UP_CALLS = 100;
const CALLS = 1_000;

export async function* run({ dataSets }: BenchContext): AsyncGenerator<Figure> {
  for await (const { engine, large } of dataSets.pairs()) {
    const app = await appOn(large);
    await callMany(app, WARM_UP_CALLS);
    const started = performance.now();
    await callMany(app, CALLS);
    const seconds = (performance.now() - started) / 1000;
    await app.close();
    yield {
      name: `home-data on ${engine}`,
      value: CALLS / seconds,
      unit: 'calls a second',
      detail: `${CALLS} calls in ${seconds.toFixed(2)} s`,
    };
  }
}

type App = Awaited<ReturnType<typeof buildApp>>;

const appOn = ({ api, database }: DataSet): Promise<App> =>
  buildApp({
    api,
    logger: createLogger({ level: 'silent', readable: false }),
    publicUrl: 'http://localhost:3000',
    pingDatabase: () => database.client.query('SELECT 1'),
  });

async function callMany(app: App, calls: number): Promise<void> {
  let next = 0;
  const caller = async () => {
    while (next < calls) {
      const locale = locales[next % locales.length];
      next += 1;
      const { statusCode } = await app.inject(`/api/home-data?locale=${locale}`);
      if (statusCode !== 200) throw new Error(`home-data answered ${statusCode}.`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
}
