import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fail, step } from './progress.js';
import { run } from './run.js';
import { findBalancer, findFileHost, findNginx, findPooler, unpackDebian } from './unpacked.js';

const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file));

/** As people have it: what is measured, is measured with this one. */
export const findChromium = () =>
  process.env.CHROMIUM_PATH ??
  onPath(['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']);

/** The same without windows: journeys take half as long in it. */
const findWindowless = () => process.env.CHROMIUM_PATH ?? onPath(['chromium-headless-shell']);
export const findTestBrowser = () => findWindowless() ?? findChromium();

const debianClusters = '/usr/lib/postgresql';
export const findPostgres = () =>
  process.env.TEST_DATABASE_URL ??
  onPath(['postgres']) ??
  (existsSync(debianClusters) && readdirSync(debianClusters).length > 0 ? debianClusters : undefined);

export const findVarnish = () => {
  const program = onPath(['varnishd']) ?? ['/usr/sbin/varnishd'].find((file) => existsSync(file));
  // Without the module that purges by tag it is of no use here.
  return program &&
    readdirSync('/usr/lib', { withFileTypes: true }).some(({ name }) =>
      existsSync(`/usr/lib/${name}/varnish/vmods/libvmod_xkey.so`),
    )
    ? program
    : undefined;
};

const needs = [
  {
    name: 'Chromium with its windows',
    debian: 'chromium',
    find: findChromium,
    instead: 'install it, or set CHROMIUM_PATH',
    only: 'budget',
  },
  {
    name: 'Chromium',
    debian: 'chromium-headless-shell',
    find: findWindowless,
    otherwise: findChromium,
    instead: 'install it, or set CHROMIUM_PATH',
  },
  {
    name: 'PostgreSQL',
    debian: 'postgresql',
    find: findPostgres,
    instead: 'install its server, or set TEST_DATABASE_URL',
  },
  {
    name: 'Varnish',
    debian: ['varnish', 'varnish-modules'],
    find: findVarnish,
    // Tests that need it say that they were left out.
    otherwise: () => 'none',
    instead: 'install it with its modules',
    only: 'test',
  },
  {
    name: 'ProFTPD',
    unpacked: [
      ...['proftpd-core', 'proftpd-mod-crypto', 'libsodium23', 'libpcre2-posix3', 'libhiredis0.14'],
      ...['libmemcached11', 'libmemcachedutil2', 'libhashkit2'],
    ],
    find: findFileHost,
    otherwise: () => 'none',
    instead: 'run this as root where there is apt-get',
    only: 'test',
  },
  {
    name: 'PgBouncer',
    unpacked: ['pgbouncer', 'libc-ares2', 'libevent-2.1-7'],
    find: findPooler,
    otherwise: () => 'none',
    instead: 'run this as root where there is apt-get',
    only: 'test',
  },
  {
    name: 'HAProxy',
    unpacked: ['haproxy', 'liblua5.3-0', 'libopentracing-c-wrapper0', 'libopentracing1'],
    find: findBalancer,
    otherwise: () => 'none',
    instead: 'run this as root where there is apt-get',
    only: 'test',
  },
  {
    name: 'nginx',
    unpacked: ['nginx'],
    find: findNginx,
    otherwise: () => 'none',
    instead: 'run this as root where there is apt-get',
    only: 'test',
  },
];

const namesOf = (programs) => programs.map(({ name }) => name).join(' and ');

/** What the tests need of the machine. Debian's packages are installed only by root, and only if missing. */
export async function ensureTestPrograms(purpose) {
  const missing = needs.filter(({ find, only = purpose }) => only === purpose && !find());
  const needed = missing.filter(({ otherwise }) => !otherwise?.());
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !onPath(['apt-get'])) {
    if (needed.length === 0) return;
    const ways = needed.map(({ name, instead }) => `${name}: ${instead}`).join('; ');
    fail(`The tests need ${namesOf(needed)}: ${ways}.`);
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const packages = missing.flatMap(({ debian = [] }) => debian);
  try {
    await step(`Installing ${namesOf(missing)} from Debian`, async () => {
      await run('apt-get', ['update', '-q'], { env });
      if (packages.length > 0)
        await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages], { env });
      for (const { name, unpacked } of missing)
        if (unpacked) await unpackDebian(name.toLowerCase(), unpacked);
    });
  } catch (error) {
    if (needed.length > 0) throw error;
    process.stdout.write(
      `  It cannot be installed here: the tests go on without ${namesOf(missing)}, or with what is there.\n`,
    );
  }
}
