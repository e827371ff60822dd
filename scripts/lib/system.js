import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fail, step } from './progress.js';
import { run } from './run.js';

const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file));

export const findChromium = () =>
  process.env.CHROMIUM_PATH ??
  onPath([
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'chromium-headless-shell',
  ]);

const debianClusters = '/usr/lib/postgresql';
export const findPostgres = () =>
  process.env.TEST_DATABASE_URL ??
  onPath(['postgres']) ??
  (existsSync(debianClusters) && readdirSync(debianClusters).length > 0 ? debianClusters : undefined);

const needs = [
  { name: 'Chromium', debian: 'chromium', find: findChromium, instead: 'install it, or set CHROMIUM_PATH' },
  {
    name: 'PostgreSQL',
    debian: 'postgresql',
    find: findPostgres,
    instead: 'install its server, or set TEST_DATABASE_URL',
  },
];

/** What the tests need of the machine. Debian's packages are installed only by root, and only if missing. */
export async function ensureTestPrograms() {
  const missing = needs.filter(({ find }) => !find());
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name).join(' and ');
  if (process.getuid?.() !== 0 || !onPath(['apt-get'])) {
    fail(`The tests need ${names}: ${missing.map(({ name, instead }) => `${name}: ${instead}`).join('; ')}.`);
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await step(`Installing ${names} from Debian`, async () => {
    await run('apt-get', ['update', '-q'], { env });
    const packages = missing.map(({ debian }) => debian);
    await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages], { env });
  });
}
