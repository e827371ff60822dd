import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const text = read('docs/security.md');

/** Of each section of the standard, how many requirements of levels 1 and 2 it has: they are its first ones. */
const sections: Record<string, number> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};
const requirements = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `V${section}.${index + 1}`),
);
const rows = text
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));
const kindOf = (stands = '') => /^(?:not held|not applicable|held)(?=[ :,]|$)/.exec(stands)?.[0];

/** "src/server/http" and "package.json"; neither an address nor a type. */
const PATH =
  /^(?:(?:src|seed|test|e2e|attack|bench|faults|scripts|deploy|docs|\.github)\/[\w./-]+|[\w.-]+\.(?:json|md))$/;
const named = [...text.matchAll(/`([^`\s]+)`/g)]
  .map(([, name = '']) => name)
  .filter((name) => PATH.test(name));
const linked = [...text.matchAll(/\]\(([^)#]+)/g)].map(([, to = '']) => path.join('docs', to));

describe('what is written about security', () => {
  test('names files that there are', () => {
    expect(named.length).toBeGreaterThan(300);
    const isThere = (name: string) => existsSync(path.join(root, name));
    expect([...named, ...linked.filter((to) => !to.includes(':'))].filter((name) => !isThere(name))).toEqual(
      [],
    );
  });

  test('goes through every requirement, once and in order', () => {
    expect(requirements).toHaveLength(253);
    expect(rows.map(([number]) => number)).toEqual(requirements);
  });

  test('says of each how it stands, and by what that is known', () => {
    for (const [number, asks, stands, proof = '', ...more] of rows) {
      expect(more, number).toEqual([]);
      expect(asks?.length, number).toBeGreaterThan(10);
      expect(kindOf(stands), number).toBeDefined();
      if (kindOf(stands) !== 'not applicable') expect(proof, number).toMatch(/`|decision \d{3}/);
    }
  });

  test('counts them as they are', () => {
    const count = (kind: string) => rows.filter(([, , stands]) => kindOf(stands) === kind);
    const [, held, not, open, list = ''] =
      /(\d+) are held, (\d+) do not apply, (\d+) are not held,[^:]+: ([\d., \n]+)\.\n/.exec(text) ?? [];
    expect([held, not, open].map(Number)).toEqual(
      ['held', 'not applicable', 'not held'].map((kind) => count(kind).length),
    );
    expect(list.split(/,\s/)).toEqual(count('not held').map(([number]) => number?.slice(1)));
  });

  test('lists every place that encrypts, signs, hashes or draws lots', () => {
    const [, part = ''] = text.split('### Keys and algorithms');
    const places = [...(part.split('\n### ')[0] ?? '').matchAll(/`(src\/[\w./-]+)`/g)].map(
      ([, to = '']) => to,
    );
    const uses =
      /create(?:Hash|Hmac|Cipheriv|Decipheriv|Sign|Verify)\(|randomBytes|randomInt\b|scrypt|argon2|timingSafeEqual/;
    const files = globSync('src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => uses.test(read(file)));
    expect(files.length).toBeGreaterThan(20);
    const isListed = (file: string) => places.some((place) => file === place || file.startsWith(`${place}/`));
    expect(files.filter((file) => !isListed(file))).toEqual([]);
    expect(
      places.filter((place) => !files.some((file) => file === place || file.startsWith(`${place}/`))),
    ).toEqual([]);
  });
});
