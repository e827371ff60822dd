import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '#db/open.ts';
import { renewDemoOffers, seedDemo } from '#seed/demo.ts';
import { createApi } from '#server/api/create-api.ts';
import { createMediaService } from '#server/domain/writing/media/media.service.ts';
import { systemClock } from '#server/lib/time/clock.ts';
import { readBuiltAssets } from '#server/render/assets.ts';
import { documentHtml } from '#server/render/document.ts';
import { createInProcessFetch } from '#server/render/in-process-fetch.ts';
import { loadWebBundle } from '#server/render/web-bundle.ts';
import { createServices } from '#server/services.ts';
import type { Figure } from './lib/benchmark.ts';

export const name = 'renders';
export const about =
  'Whole documents a second of processor time of one core, with the data in memory: what a page asks the API is answered from what it was answered the first time; React, the head, the styles that are used, the string. No compression.';

export const whyMissed =
  'Half of it is React, which draws about 250 elements around an article’s body in half a millisecond of this machine’s processor; the other half is finding the styles that are used, the head, and the data that travels along.';

const distDir = path.resolve(import.meta.dirname, '../dist');
const SECONDS = 4;
const templates = {
  home: '/br',
  post: '/br/melhores-aspiradores-verticais',
  'review list': '/br/avaliacao',
  review: '/br/avaliacao/nimbra-aero-3',
};

type Fetch = ReturnType<typeof createInProcessFetch>;

/** Answers again what was answered before. */
function remembering(fetchApi: Fetch): Fetch {
  const known = new Map<string, Promise<unknown>>();
  return (address, params) => {
    const key = `${address} ${JSON.stringify(params)}`;
    const answer = known.get(key) ?? fetchApi(address, params);
    known.set(key, answer);
    return answer;
  };
}

async function perCoreSecond(render: () => Promise<unknown>, seconds: number): Promise<number> {
  const before = process.cpuUsage();
  const until = performance.now() + seconds * 1000;
  let renders = 0;
  for (; performance.now() < until; renders += 1) await render();
  const { user, system } = process.cpuUsage(before);
  return renders / ((user + system) / 1_000_000);
}

export async function* run(): AsyncGenerator<Figure> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrina-renders-'));
  const database = await openDatabase({ dataDir });
  try {
    const { db } = database;
    await seedDemo(db, systemClock());
    await renewDemoOffers(db, systemClock());
    const publicUrl = 'http://localhost:3000';
    const pictures = createMediaService({ directory: dataDir });
    const bundle = await loadWebBundle(distDir);
    const services = createServices({ db, clock: systemClock, publicUrl, pictures });
    const fetchApi = remembering(createInProcessFetch(createApi(services, bundle.renderContent)));
    const assets = readBuiltAssets(path.join(distDir, 'client'));
    for (const [template, pathname] of Object.entries(templates)) {
      const render = async () => {
        const page = await bundle.renderPage({
          pathname,
          search: '',
          fetchApi,
          publicUrl,
          now: systemClock(),
        });
        if ('movedTo' in page || page.status !== 200) throw new Error(`${pathname} is no page.`);
        return documentHtml(page, assets, assets.stylesFor(page.modules, page.body));
      };
      await perCoreSecond(render, 2);
      const value = await perCoreSecond(render, SECONDS);
      yield {
        name: template,
        value,
        unit: 'renders a core-second',
        detail: `${(1000 / value).toFixed(2)} ms of processor time each`,
        ...(template === 'post' && { promise: { text: '≥ 2,000', kept: (each: number) => each >= 2000 } }),
      };
    }
  } finally {
    await database.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}
