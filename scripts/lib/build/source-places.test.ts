import { expect, test } from 'vitest';
import { placeAsInSources } from './source-places.ts';

const bundle = {
  folder: 'dist/program',
  entries: { main: 'src/program/main.ts', thread: 'src/db/worker.ts' },
};

test.each([
  [`new URL('./migrations', import.meta.url)`, `new URL('../../src/db/migrations', import.meta.url)`],
  [`new URL("../../package.json", import.meta.url)`, `new URL('../../package.json', import.meta.url)`],
  [`new URL('./worker.ts', import.meta.url)`, `new URL('./thread.js', import.meta.url)`],
  ['createRequire(import.meta.url)', `createRequire(new URL('../../src/db/open.ts', import.meta.url).href)`],
  [
    'new URL(`./name.md`, import.meta.url)',
    "new URL(`./name.md`, new URL('../../src/db/open.ts', import.meta.url).href)",
  ],
  [
    `path.resolve(import.meta.dirname, '..')`,
    "path.resolve(import.meta.dirname.concat('/../../src/db'), '..')",
  ],
  ['import.meta.env.SSR', 'import.meta.env.SSR'],
])('%s', (code, expected) => {
  expect(placeAsInSources(code, 'src/db/open.ts', bundle)).toBe(expected);
});
