import { expect, test } from 'vitest';
import { placeAsInSources, threadsAsBuilt } from './source-places.ts';

test.each([
  [`new URL('./migrations', import.meta.url)`, `new URL('../../src/db/pglite/migrations', import.meta.url)`],
  [`new URL("../../../package.json", import.meta.url)`, `new URL('../../package.json', import.meta.url)`],
  [
    `new URL('./database-thread.ts', import.meta.url)`,
    `new URL('../threads/database-thread.js', import.meta.url)`,
  ],
  [
    'createRequire(import.meta.url)',
    `createRequire(new URL('../../src/db/pglite/a.ts', import.meta.url).href)`,
  ],
  [
    'new URL(`./name.md`, import.meta.url)',
    "new URL(`./name.md`, new URL('../../src/db/pglite/a.ts', import.meta.url).href)",
  ],
  [
    `path.resolve(import.meta.dirname, '..')`,
    "path.resolve(import.meta.dirname.concat('/../../src/db/pglite'), '..')",
  ],
  ['import.meta.env.SSR', 'import.meta.env.SSR'],
])('%s', (code, expected) => {
  expect(placeAsInSources(code, 'src/db/pglite/a.ts', 'dist/program')).toBe(expected);
});

test('where a module stays, threads alone are started as they are built', () => {
  const url = (file: string) => `new URL('${file}', import.meta.url)`;
  expect(threadsAsBuilt(url('./database-thread.ts'), 'src/db/pglite/a.ts')).toBe(
    url('../../../dist/threads/database-thread.js'),
  );
  for (const other of [url('./migrations'), 'import.meta.dirname', url('../database-thread.ts')])
    expect(threadsAsBuilt(other, 'src/db/pglite/a.ts')).toBe(other);
});
