import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellsOf, problemOf, readAll } from '#test/harness/data/feeds.ts';

const utf16 = (text: string) => Buffer.from(text, 'utf16le');

describe('packing and size', () => {
  const table = 'id;name\n1;Aspirador\n2;Cafeteira\n';

  test('a packed file is known by its bytes; several members follow each other', async () => {
    const two = Buffer.concat([gzipSync('id;name\n1;A\n'), gzipSync('2;B\n')]);
    expect(await cellsOf(gzipSync(table))).toEqual(await cellsOf(table));
    expect(await cellsOf(two)).toEqual([
      { id: '1', name: 'A' },
      { id: '2', name: 'B' },
    ]);
  });

  test('a cut or broken one, an archive, and nothing at all are refused', async () => {
    const packed = gzipSync(Buffer.from(table.repeat(500)));
    expect(await problemOf(packed.subarray(0, packed.length - 10))).toBe('damaged');
    expect(await problemOf(Buffer.concat([packed.subarray(0, 20), Buffer.alloc(40, 0xff)]))).toBe('damaged');
    expect(await problemOf(Buffer.from('PK\x03\x04 whatever'))).toBe('damaged');
    expect(await problemOf('')).toBe('empty');
    expect(await problemOf(' \n \r\n')).toBe('empty');
    expect(await problemOf(gzipSync(''))).toBe('empty');
  });

  test('a bomb is left unread, by its ratio or by what it unpacks to', async () => {
    const bomb = gzipSync(Buffer.alloc(12_000_000, 'a'));
    expect(await problemOf(bomb)).toBe('too_dense');
    expect(await problemOf(bomb, { ratio: 1e9, unpackedBytes: 1_000_000 })).toBe('too_large');
    expect(await problemOf(table, { packedBytes: 10 })).toBe('too_large');
  });

  test('rows and fields have an end', async () => {
    expect(await problemOf(table, { rows: 1 })).toBe('too_many_rows');
    const { rows } = await readAll(`id;name\n1;${'x'.repeat(50)}\n2;ok`, { fieldChars: 20 });
    expect(rows.map(({ problem }) => problem)).toEqual(['too_long', undefined]);
    const json = await readAll(`[{"a":"${'x'.repeat(300)}"},{"a":"ok"}]`, { rowChars: 100 });
    expect(json.rows.map(({ problem }) => problem)).toEqual(['too_long', undefined]);
    const xml = `<rss><channel><item><title>${'x'.repeat(300)}</title></item><item><title>ok</title></item></channel></rss>`;
    expect((await readAll(xml, { fieldChars: 100 })).rows.map(({ problem }) => problem)).toEqual([
      'too_long',
      undefined,
    ]);
  });
});

describe('encodings', () => {
  const text = 'id,title\n1,Ação – “€”\n';
  const row = [{ id: '1', title: 'Ação – “€”' }];

  test('UTF-8 with and without its mark, UTF-16 in both orders and without a mark', async () => {
    expect(await cellsOf(text)).toEqual(row);
    expect(await cellsOf(`\ufeff${text}`)).toEqual(row);
    expect(await cellsOf(utf16(`\ufeff${text}`))).toEqual(row);
    expect(await cellsOf(utf16(`\ufeff${text}`).swap16())).toEqual(row);
    const plain = 'id,title\n1,Aspirador vertical\n';
    expect(await cellsOf(utf16(plain))).toEqual([{ id: '1', title: 'Aspirador vertical' }]);
  });

  test('what is no UTF-8 is windows-1252, however late that shows', async () => {
    const windows = Buffer.from('id,title\n1,\x93a\xe7\xe3o\x94 \x80 5\n', 'latin1');
    expect(await cellsOf(windows)).toEqual([{ id: '1', title: '“ação” € 5' }]);
    const late = Buffer.concat([Buffer.from(`id,title\n${'1,a\n'.repeat(30_000)}`), windows.subarray(9)]);
    const { shape, rows } = await readAll(late, {}, 65_536);
    expect([shape.encoding, rows.at(-1)?.cells.title]).toEqual(['windows-1252', '“ação” € 5']);
  });

  test('XML says it of itself', async () => {
    const xml = Buffer.from(
      '<?xml version="1.0" encoding="ISO-8859-1"?><rss><channel><item><title>a\xe7\xe3o</title></item></channel></rss>',
      'latin1',
    );
    expect(await cellsOf(xml)).toEqual([{ title: 'ação' }]);
  });

  test('NUL is dropped, and letters are composed', async () => {
    expect(await cellsOf('id,ti\0tle\n\x001,ac\u0327a\u0303o\n')).toEqual([{ id: '1', title: 'ação' }]);
  });
});

describe('a table as text', () => {
  test.each([['\t'], [';'], [','], ['|']])('is parted by %j', async (delimiter) => {
    const file = ['id', 'name', 'price'].join(delimiter).concat('\n', ['1', 'A', '2'].join(delimiter));
    expect(await cellsOf(file)).toEqual([{ id: '1', name: 'A', price: '2' }]);
    expect(await cellsOf(`sep=${delimiter}\n${file}`)).toEqual([{ id: '1', name: 'A', price: '2' }]);
  });

  test('the header decides, outside of its quotes', async () => {
    expect(await cellsOf('"a,b,c,d";e\n1;2')).toEqual([{ 'a,b,c,d': '1', e: '2' }]);
  });

  test('quotes hold delimiters, line breaks and quotes; in the middle they are text', async () => {
    expect(await cellsOf('id,name\r\n1,"A, ""B""\r\nC"\r\n2,TV 55" LED\r\n')).toEqual([
      { id: '1', name: 'A, "B"\r\nC' },
      { id: '2', name: 'TV 55" LED' },
    ]);
  });

  test('with tabs a lone quote is an inch, and a quoted cell is still one', async () => {
    expect(await cellsOf('id\tname\tsize\n1\t"55 polegadas\tx\n2\t"A ""B"""\ty')).toEqual([
      { id: '1', name: '"55 polegadas', size: 'x' },
      { id: '2', name: 'A "B"', size: 'y' },
    ]);
  });

  test('any end of line, and none at the end', async () => {
    const rows = [{ a: '1' }, { a: '2' }];
    for (const end of ['\n', '\r\n', '\r']) {
      expect(await cellsOf(`a,b${end}1,${end}${end}2,`)).toEqual(rows);
    }
  });

  test('names of columns: prefix, quotes, spaces, twice, none', async () => {
    const { rows } = await readAll('g:id, "product_short link" ,image,image,\n1,2,3,4,5');
    expect({ ...rows[0]?.cells }).toEqual({
      id: '1',
      'product_short link': '2',
      image: '3',
      'image 2': '4',
      '#5': '5',
    });
  });

  test('a row with too many or too few cells is spoilt, its neighbours are not; rows are numbered as in a spreadsheet', async () => {
    const { rows } = await readAll('a,b\n1,2\n1\n1,2,3\n1,2,,\n');
    expect(rows.map(({ row, problem }) => [row, problem])).toEqual([
      [2, undefined],
      [3, 'wrong_length'],
      [4, 'wrong_length'],
      [5, undefined],
    ]);
  });

  test('a quote that is never closed spoils the file', async () => {
    expect(await problemOf('a,b\n1,"2\n3,4\n')).toBe('damaged');
  });

  test('whatever is written comes back, in whatever pieces', async () => {
    const cell = fc.string({ maxLength: 12 }).map((text) => `x${text.replace(/\0/g, '')}x`.normalize('NFC'));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 4, max: 40 }),
        async (rows, size) => {
          const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
          const file = ['a;b', ...rows.map((pair) => pair.map(quote).join(';'))].join('\r\n');
          const read = await readAll(`\ufeff${file}`, {}, size);
          expect(read.rows.map(({ cells }) => [cells.a, cells.b])).toEqual(rows);
        },
      ),
      { numRuns: 200 },
    );
  });
});

test('bytes that are nothing of all that are refused, or rows: nothing else happens', async () => {
  const codes = ['empty', 'zip', 'damaged', 'too_large', 'too_dense', 'doctype', 'unknown_format', 'none'];
  const begun = fc.constantFrom('', '<', '[', '{', '"', '\x1f\x8b', '<a>', '[{', '\xff\xfe');
  await fc.assert(
    fc.asyncProperty(begun, fc.uint8Array({ maxLength: 200 }), async (head, tail) => {
      const file = Buffer.concat([Buffer.from(head, 'latin1'), tail]);
      expect(codes).toContain(await problemOf(file, {}, 5));
    }),
    { numRuns: 500 },
  );
});
