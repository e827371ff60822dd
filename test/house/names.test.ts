import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const inRepository = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', 'dist/**', 'test-results/**'] });
const files = inRepository('{*,{src,seed,test,e2e,attack,bench,faults,scripts,deploy}/**/*}').map(
  (file) => `/${file}`,
);
const documents = inRepository('{*.md,docs/**/*.md}');

/** What a document names without meaning a file of ours: an address, or any feature's. */
const NO_FILE = /^(?:\/sw\.js$|x\.)/;
const FILE = /^[\w./-]+\.(?:ts|tsx|js|css)$/;
const FOLDER =
  /^(?:src|seed|test|e2e|attack|bench|faults|scripts|deploy|contract|i18n|db|server|domain|api|http|render|web)\/[\w/-]+$/;

const isThere = (name: string): boolean =>
  files.some(
    (file) => file.endsWith(`/${name}`) || file.endsWith(`/${name}.ts`) || file.includes(`/${name}/`),
  );

describe('what the documents name is there', () => {
  test('there is something to look at', () => {
    expect(documents.length).toBeGreaterThan(20);
    expect(isThere('src/program/main.ts')).toBe(true);
    expect(isThere('src/nowhere.ts')).toBe(false);
    expect(isThere('server/domain')).toBe(true);
    expect(isThere('domain/nowhere')).toBe(false);
  });

  test.each(documents)('%s', (document) => {
    const text = readFileSync(path.join(root, document), 'utf8');
    const names = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name.replace(/\/$/, ''));
    const ours = names.filter((name) => !NO_FILE.test(name) && (FILE.test(name) || FOLDER.test(name)));
    expect(ours.filter((name) => !isThere(name))).toEqual([]);
  });
});

test('a class is one thing: what it looks like begins in one file of styles', () => {
  const begins = inRepository('src/web/styles/*.css')
    .filter((file) => path.basename(file) !== 'print.css')
    .flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(/^ {2}(\.[\w-]+) \{/gm)].map(([, name]) => ({
        name,
        file: path.basename(file),
      })),
    );
  expect(begins.length).toBeGreaterThan(100);
  const files = Map.groupBy(begins, ({ name }) => name);
  const twice = [...files].filter(([, places]) => new Set(places.map(({ file }) => file)).size > 1);
  expect(twice.map(([name, places]) => `${name}: ${places.map(({ file }) => file).join(', ')}`)).toEqual([]);
});
