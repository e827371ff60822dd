import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
/** Used by everybody, and by the whole server: arrows to them would hide the others. */
const EVERYWHERE = ['contract', 'lib'];

/** "domain" of "src/server/domain/…", "db" of "src/db/…"; nothing for a file that stands between the floors. */
function floorOf(file: string): string | undefined {
  const [, floor] =
    /^(?:src\/server\/|src\/)?([\w-]+)\//.exec(file.replace(/^src\/server\/[\w.-]+$/, '')) ?? [];
  return floor;
}

/** "http → domain" for each floor that imports from another. */
function arrowsInCode(): Set<string> {
  const arrows = new Set<string>();
  for (const file of globSync('{src,seed}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.{ts,tsx}'] })) {
    const from = floorOf(file);
    for (const [, name = ''] of read(file).matchAll(/(?:from |import\()'([^']+)'/g)) {
      const alias = /^#(contract|i18n|db|server|web)\//.test(name)
        ? name.replace('#', 'src/')
        : name.replace('#seed', 'seed');
      const to = floorOf(name.startsWith('.') ? path.join(path.dirname(file), name) : alias);
      const isOurs = /^[.#]/.test(name);
      if (isOurs && from && to && from !== to && !EVERYWHERE.includes(to)) arrows.add(`${from} → ${to}`);
    }
  }
  return arrows;
}

/** The same, from the lines of the picture. */
const arrowsInPicture = (): Set<string> =>
  new Set(
    [...read('docs/architecture.md').matchAll(/^ {2}([\w-]+) --> (.+)$/gm)].flatMap(([, from, to = '']) =>
      to.split(' & ').map((floor) => `${from} → ${floor}`),
    ),
  );

test('the picture of the house shows every arrow, and no other', () => {
  const code = arrowsInCode();
  expect(code.size).toBeGreaterThan(20);
  expect([...arrowsInPicture()].sort()).toEqual([...code].sort());
});
