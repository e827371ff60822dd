import assert from 'node:assert/strict';
import fs from 'node:fs';
import { openPlaces } from '#test/harness/programs/open-places.ts';
import { type Attack, assertNone } from './lib/attack.ts';
import { ask, askRaw, rawGet } from './lib/wire.ts';

export const name = 'paths-outside';
export const about =
  'files that nobody was to see: above the built ones, beside the pictures, in the folder of data';

const ups = [
  '../',
  '..%2f',
  '..%5c',
  '..\\',
  '%2e%2e/',
  '%2e%2e%2f',
  '%252e%252e%252f',
  '..%c0%af',
  '..%ef%bc%8f',
  '....//',
  '..;/',
  '%00../',
  './../',
];
const wanted = [
  'package.json',
  'etc/passwd',
  'data/database/PG_VERSION',
  '.vite/manifest.json',
  '.env',
  'program/main.js',
];
const places = [
  '/assets/',
  '/media/',
  '/media/share/',
  '/media/share/br/post/',
  '/assets/built%2F',
  '/br/',
  '/',
  '/api/',
  '/preview/',
];
/** What the files begin with, or hold. */
const MARKS = /root:.*:0:0:|"name": ?"vitrina"|"devDependencies"|"isEntry"|DATABASE_URL=|^1[5-9]\n/;

const odd = [
  '/assets/',
  '/assets/.',
  '/assets/%00',
  '/assets/nul',
  '/assets/con.js',
  '/assets/.vite/manifest.json',
  '/media/.%2e%2fkey',
  '/media/a-640.webp%00.svg',
  '/media/share/br/post/..%2f..%2fx-1.jpg',
  '/.git/config',
  '/.env',
  '/data/key',
  '/backups/',
  '/package.json',
  '/server-status',
  '/metrics',
  '/sw.js/../package.json',
  `/media/${'a'.repeat(200)}-640.webp`,
  '/media/constructor-640.webp',
  '/media/__proto__-640.webp',
];

export async function run({ target: { port, dataDir, people }, attempt }: Attack): Promise<void> {
  await attempt('ways up from every place that has files', async () => {
    const wrong: string[] = [];
    let tried = 0;
    for (const place of places)
      for (const up of ups)
        for (const file of wanted) {
          const address = place + up.repeat(6) + file;
          const { status, body } = await askRaw(port, rawGet(address));
          tried += 1;
          if (status >= 500 || MARKS.test(body)) wrong.push(`${address} ${status}`);
        }
    assertNone(wrong, 'Shown');
    return `${tried} addresses, no file`;
  });
  await attempt('names that are no files of ours', async () => {
    const wrong: string[] = [];
    for (const address of odd) {
      const { status, body } = await askRaw(port, rawGet(address));
      if (status === 200 || status >= 500 || MARKS.test(body)) wrong.push(`${address} ${status}`);
    }
    assertNone(wrong, 'Shown');
    return `${odd.length} addresses, none of them answered with a file`;
  });
  await attempt('backups by a number that is none', async () => {
    const wrong: string[] = [];
    for (const id of [
      '..%2f..%2fkey',
      '1%2f..%2f..',
      '0',
      '-1',
      '1e9',
      '%00',
      'NaN',
      '9'.repeat(30),
      '1;DROP TABLE backups',
    ]) {
      const { status } = await people.owner.call('GET', `/api/admin/backups/${encodeURI(id)}/file`);
      if (![400, 404].includes(status)) wrong.push(`${id} ${status}`);
    }
    assertNone(wrong, 'Answered');
    return 'each 400 or 404';
  });
  await attempt('the folder of data, for others on this machine', async () => {
    assert(fs.readdirSync(dataDir).length > 0, 'There is nothing in it.');
    assertNone(openPlaces(dataDir), 'Open to others');
    return 'nobody else can read, write or enter any of it';
  });
  await attempt('a burst of pictures in sizes that there are not', async () => {
    const { text } = await ask(port, { path: '/br' });
    const real = /\/media\/[a-z0-9-]+-480\.webp/.exec(text)?.[0] ?? '';
    const name = real.replace('-480.webp', '');
    const burst = Array.from({ length: 300 }, (_, n) =>
      ask(port, {
        path:
          [`${name}-${n + 1}.webp`, `${name}-480.svg`, `${name}-480.webp?w=${n}`, `${name}-9999.avif`][
            n % 4
          ] ?? '',
      }),
    );
    const statuses = new Set((await Promise.all(burst)).map(({ status }) => status));
    assertNone([...statuses].filter((status) => status !== 200 && status !== 404).map(String), 'Answered');
    const after = await ask(port, { path: real });
    assert.deepEqual([after.status, after.headers['content-type']], [200, 'image/webp']);
    return 'those that there are go on being served';
  });
  await attempt('a language that is a path', async () => {
    const wrong: string[] = [];
    for (const query of ['lang', 'locale', 'wp_lang', 'l'])
      for (const value of [
        '../../../../etc/passwd',
        '..%5c..%5cpackage.json',
        '__proto__',
        'constructor',
        '%00',
      ])
        for (const place of ['/api/admin/login', '/api/never', '/br', '/admin/login']) {
          const { status, body } = await askRaw(port, rawGet(`${place}?${query}=${value}`));
          if (status >= 500 || MARKS.test(body)) wrong.push(`${place}?${query}=${value} ${status}`);
        }
    assertNone(wrong, 'Loaded');
    return 'is none';
  });
  await attempt('a thousand ranges of one file', async () => {
    const page = await ask(port, { path: '/admin/login' });
    const file = /\/assets\/[\w.-]+\.js/.exec(page.text)?.[0] ?? '';
    const whole = await ask(port, { path: file });
    assert(whole.status === 200 && whole.bytes.length > 1_000, `There is no file at ${file}.`);
    const several = Array.from({ length: 1_000 }, (_, n) => `${n}-`).join(',');
    const told: number[] = [];
    for (const range of [
      several,
      '0-0,0-0,0-0',
      '-1',
      '9-1',
      `0-${'9'.repeat(300)}`,
      '0-18446744073709551615',
      'a-b',
    ]) {
      const { status, bytes } = await ask(port, { path: file, headers: { range: `bytes=${range}` } });
      assert([200, 206, 416].includes(status), `${range.slice(0, 20)} was answered ${status}.`);
      assert(
        bytes.length <= whole.bytes.length * 1.1,
        `${bytes.length} bytes of a file of ${whole.bytes.length}.`,
      );
      told.push(status);
    }
    return `never more than the file (${told.join(', ')})`;
  });
}
