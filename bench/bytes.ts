import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { openDatabase } from '#db/open.ts';
import { seedDemo } from '#seed/demo.ts';
import { createApi } from '#server/api/create-api.ts';
import { createMediaService } from '#server/domain/writing/media/media.service.ts';
import { systemClock } from '#server/lib/time/clock.ts';
import { readBuiltAssets } from '#server/render/assets.ts';
import { createPageRenderer } from '#server/render/page-renderer.ts';
import { loadWebBundle } from '#server/render/web-bundle.ts';
import { createServices, type Services } from '#server/services.ts';
import type { Figure } from './lib/benchmark.ts';

export const name = 'bytes';
export const about =
  'What a first view costs, compressed by brotli: the HTML with its inlined styles (quality 9, as pages are sent), the script before paint (as it stands in the page), and the application after it (quality 11).';

const dist = path.resolve('dist');
const pages = {
  landing: '/',
  home: '/br',
  post: '/br/melhores-aspiradores-verticais',
  category: '/br/categoria/casa',
  'review list': '/br/avaliacao',
  review: '/br/avaliacao/nimbra-aero-3',
  comparison: '/br/avaliacao?compare=nimbra-aero-3,kaluma-volta,orvane-brisa-40,brumelo-fritta-5',
  author: '/br/autor/julia-menezes',
  launches: '/br/lancamento',
  'contact page': '/br/contato',
  'static page': '/br/privacidade',
};

const compressed = (text: string): number =>
  brotliCompressSync(Buffer.from(text), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 },
  }).length;

const atMost = (bytes: number) => ({
  text: `≤ ${bytes.toLocaleString('en-US')}`,
  kept: (value: number) => value <= bytes,
});

/** A small site of its own: the demonstration, as a first start leaves it. */
async function openDemo(folder: string) {
  const database = await openDatabase({ dataDir: folder });
  await seedDemo(database.db, systemClock());
  return database;
}

export async function* run(): AsyncGenerator<Figure> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrina-bench-'));
  const database = await openDemo(folder);
  try {
    yield* measure(
      createServices({
        db: database.db,
        clock: systemClock,
        publicUrl: 'http://localhost:3000',
        pictures: createMediaService({ directory: folder }),
      }),
    );
  } finally {
    await database.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function* measure(services: Services): AsyncGenerator<Figure> {
  const bundle = await loadWebBundle(dist);
  const { renderPage } = createPageRenderer(bundle, dist, {
    api: createApi(services, bundle.renderContent),
    clock: systemClock,
    publicUrl: 'http://localhost:3000',
  });
  const assets = readBuiltAssets(path.join(dist, 'client'));
  const applications = new Map<string, string[]>();
  for (const [template, address] of Object.entries(pages)) {
    const { pathname, search } = new URL(address, 'http://localhost');
    const { html } = await renderPage(pathname, search);
    applications.set(template, /data-app="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []);
    yield {
      name: `HTML and styles, ${template}`,
      value: compressed(html),
      unit: 'B',
      promise: atMost(14_000),
      detail: `${address}, ${html.length.toLocaleString('en-US')} characters`,
    };
  }
  yield {
    name: 'script before paint',
    value: assets.loader.length,
    unit: 'B',
    promise: atMost(1_024),
    detail: 'not compressed; the landing page adds its redirect',
  };
  for (const [template, files] of applications) {
    const sizes = files.map((file) => fs.statSync(path.join(dist, 'client', `${file}.br`)).size);
    yield {
      name: `application after paint, ${template}`,
      value: sizes.reduce((sum, size) => sum + size, 0),
      unit: 'B',
      promise: atMost(85_000),
      detail: `${files.length} files`,
    };
  }
}
