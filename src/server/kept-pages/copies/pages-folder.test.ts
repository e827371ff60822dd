import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { temporaryFolders } from '#test/harness/programs/temporary-folder.ts';
import { DiskPages } from './disk-pages.ts';
import { openPagesFolder } from './pages-folder.ts';

const newFolder = temporaryFolders();
const { trimEvery, otherBuilds } = engineLimits.pages;
let now: number;
let dataDir: string;
beforeEach(() => {
  now = Date.parse('2026-11-19T12:00:00Z');
  dataDir = newFolder();
});

/** A process of a version: its pages, and what it does every few minutes for as long as it lives. */
async function start(version: string) {
  const distDir = path.join(dataDir, '..', `${path.basename(dataDir)}-${version}`);
  fs.mkdirSync(distDir, { recursive: true });
  fs.writeFileSync(path.join(distDir, '.built-from'), version);
  const clock = () => new Date(now);
  const folder = openPagesFolder({ dataDir, distDir, clock, publicUrl: 'http://x.test', fingerprint: '1' });
  await folder.live();
  return { ...folder, disk: new DiskPages(folder.directory) };
}
const page = (text: string) => ({
  key: '/br',
  status: 200,
  headers: {},
  tags: [],
  etag: `"${text}"`,
  brotli: Buffer.from(text),
  size: text.length,
  position: 1n,
  renderedAt: now,
  took: 1,
  cause: '',
  expiresAt: null,
  pricesUntil: null,
});
/** A page that is kept gives its folder the date of this very day; the process then says when it lives, by its own clock. */
async function keep({ disk, live }: Awaited<ReturnType<typeof start>>, text: string): Promise<void> {
  await disk.set(page(text));
  await live();
}
const kept = async ({ disk }: { disk: DiskPages }) => (await disk.get('/br'))?.page.etag;

test('two versions beside each other keep their own pages, and each finds its own again', async () => {
  const former = await start('one');
  await keep(former, 'one');
  const next = await start('two');
  await keep(next, 'two');
  expect([await kept(former), await kept(next)]).toEqual(['"one"', '"two"']);
  // Rolled back: as it left them.
  expect([await kept(await start('one')), await kept(next)]).toEqual(['"one"', '"two"']);
});

test('a version that is gone leaves its pages for a while, one that lives keeps them however long', async () => {
  const former = await start('one');
  await keep(former, 'one');
  const next = await start('two');
  await keep(next, 'two');
  for (const end = now + otherBuilds.keptFor; now < end; now += trimEvery) {
    await former.live();
    await next.live();
  }
  expect(await kept(former)).toBe('"one"');
  now += otherBuilds.keptFor - trimEvery;
  await next.live();
  expect(fs.readdirSync(path.join(dataDir, 'pages'))).toHaveLength(2);
  now += trimEvery;
  await next.live();
  expect(fs.readdirSync(path.join(dataDir, 'pages'))).toEqual([path.basename(next.directory)]);
});

test('of many versions in a short time the newest few stay, and whichever lives', async () => {
  const living = await start('0');
  await keep(living, 'living');
  const versions = [];
  for (let n = 1; n <= otherBuilds.most + 3; n += 1) {
    now += otherBuilds.livesFor + 1;
    const version = await start(String(n));
    await living.live();
    await keep(version, String(n));
    versions.push(version);
  }
  now += otherBuilds.livesFor + 1;
  await living.live();
  const last = await start('last');
  expect(await kept(living)).toBe('"living"');
  expect(await kept(last)).toBeUndefined();
  const left = (await Promise.all(versions.map(kept))).filter(Boolean);
  expect(left).toEqual(versions.map((_, at) => `"${at + 1}"`).slice(-otherBuilds.most));
});

test('what is no folder of a version is taken away, and no room on the disk keeps nobody from starting', async () => {
  fs.mkdirSync(path.join(dataDir, 'pages'));
  fs.writeFileSync(path.join(dataDir, 'pages', 'note'), '');
  fs.utimesSync(path.join(dataDir, 'pages', 'note'), 0, 0);
  const version = await start('one');
  expect(fs.readdirSync(path.join(dataDir, 'pages'))).toEqual([path.basename(version.directory)]);
  fs.rmSync(path.join(dataDir, 'pages'), { recursive: true });
  fs.writeFileSync(path.join(dataDir, 'pages'), 'in the way');
  await expect(start('two')).resolves.toBeDefined();
});
