import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type JsonRow, readJsonRows } from './json-rows.ts';

async function* pieces(text: string, size: number): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += size) yield text.slice(from, from + size);
}

async function read(text: string, size = 1_000_000, caps?: Parameters<typeof readJsonRows>[1]) {
  const rows: JsonRow[] = [];
  const reading = readJsonRows(pieces(text, size), caps);
  for (let next = await reading.next(); ; next = await reading.next()) {
    if (next.done) return { rows, isWhole: next.value.isWhole };
    rows.push(next.value);
  }
}

const data = {
  posts: [
    { id: '1', title: 'A "x" {' },
    { id: '2', nested: { posts: [{ id: 3 }] } },
  ],
  users: [{ id: 'u' }],
  empty: [],
};

test.each([
  ['below "db"', { db: [{ meta: { version: '5.1.0' }, data }] }],
  ['by itself', { meta: { version: '2.0.0' }, data }],
])('rows of every table, %s', async (_how, exported) => {
  for (const size of [1, 7, 100_000]) {
    const { rows, isWhole } = await read(JSON.stringify(exported, null, size % 2), size);
    expect(isWhole).toBe(true);
    expect(rows.map(({ table }) => table)).toEqual(['meta', 'posts', 'posts', 'users']);
    expect(
      rows.flatMap((row) => ('text' in row && row.table === 'posts' ? [JSON.parse(row.text)] : [])),
    ).toEqual(data.posts);
  }
});

test('a row that is too long spoils itself alone, and half of a file is known', async () => {
  const text = JSON.stringify({ data: { posts: [{ a: 'x'.repeat(200) }, { a: 'y' }] } });
  const caps = { fieldChars: 100, rowChars: 100, fields: 10 };
  expect((await read(text, 9, caps)).rows).toEqual([
    { table: 'posts', problem: 'too_long' },
    { table: 'posts', text: '{"a":"y"}' },
  ]);
  expect((await read(text.slice(0, -3))).isWhole).toBe(false);
});

test('whatever a row holds, it comes out as it went in', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 4 }),
      fc.integer({ min: 1, max: 20 }),
      async (posts, size) => {
        const { rows } = await read(JSON.stringify({ db: [{ data: { posts } }] }), size);
        expect(rows.map((row) => ('text' in row ? JSON.parse(row.text) : undefined))).toEqual(
          JSON.parse(JSON.stringify(posts)),
        );
      },
    ),
    { numRuns: 200 },
  );
});
