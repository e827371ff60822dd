import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownLocation } from './own-location.ts';

const site = 'https://vitrina.test';
const pieces = fc.constantFrom(
  ...['/', '//', '\\', '\t', '\n', '\r', ' ', '\0', '.', '..', '@', ':', '?', '#', 'evil.example', 'https:'],
  ...['%', '%2F', '%5c', '%09', 'javascript:', 'br', 'é', '\ud800', '\u2028', '／', '。'],
);
const anything = fc.oneof(
  fc.array(pieces, { maxLength: 8 }).map((each) => each.join('')),
  fc.string({ unit: 'binary' }),
);

test('whatever stands in it, a browser stays on the site', () => {
  fc.assert(
    fc.property(anything, anything, (target, search) => {
      const location = ownLocation(target, search);
      expect(location).toMatch(/^\/(?![/\\])[!-~]*$/);
      expect(location).not.toContain('\\');
      for (const base of [`${site}/br/um-post`, `${site}//x`])
        expect(new URL(location, base).origin).toBe(site);
      expect(ownLocation(location)).toBe(location);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['/\\evil.com', '/%5Cevil.com'],
  ['//evil.com', '/evil.com'],
  ['/\t/evil.com', '/%09/evil.com'],
  ['https://evil.com', '/https://evil.com'],
  ['/br/café', '/br/caf%C3%A9'],
  ['/br/caf%C3%A9?x=1&y=%20#topo', '/br/caf%C3%A9?x=1&y=%20#topo'],
  ['', '/'],
])('%j is written as %s', (target, location) => expect(ownLocation(target)).toBe(location));

test('a query goes along, unless there is one already', () => {
  expect(ownLocation('/br', 'a=1&b=2?#c')).toBe('/br?a=1&b=2?%23c');
  expect(ownLocation('/br?x=1', 'a=1')).toBe('/br?x=1');
  expect(ownLocation('/br#topo', 'a=1')).toBe('/br#topo');
});

test('nothing else on the server writes where an answer leads', () => {
  const root = path.resolve(import.meta.dirname, '..');
  const files = globSync('**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$|own-location\.ts$/.test(file),
  );
  const writers = files.filter((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .some((line) => /\.redirect\(|'location'|[{ ]location: /i.test(line) && !line.includes('ownLocation(')),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(writers).toEqual([]);
});
