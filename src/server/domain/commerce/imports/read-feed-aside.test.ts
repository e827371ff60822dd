import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { importMappingSchema } from '#contract/commerce/imports/imports.admin.schemas.ts';
import { eanOf, shopMapping } from '#test/harness/data/imports.ts';
import { FeedProblem } from './formats/feed-caps.ts';
import { withCopy } from './import-files.ts';
import { cellsAside, lookAside, rowsAside } from './read-feed-aside.ts';

const reading = {
  mapping: importMappingSchema.parse(shopMapping),
  currency: 'BRL',
  timeZone: 'America/Sao_Paulo',
  now: new Date('2026-11-20T12:00:00Z'),
};
/** What becomes of each row, or of the file. */
const outcomesOf = (file: string | Uint8Array) =>
  withCopy(Buffer.from(file), async (copy) => {
    const { shape } = await lookAside(copy);
    const batches = await Array.fromAsync(rowsAside({ file: copy, shape, reading }));
    return batches.flat().map((row) => ('refusal' in row ? row.refusal.problem : row.price));
  }).catch((error) => (error instanceof FeedProblem ? error.code : error));

const good = (n: number) => `x${n},${eanOf(n)},Marca,Coisa ${n},https://loja.example/p/${n},5.00`;
const header = 'id,ean,brand,title,link,price';

describe('what shops and strangers send is read aside', () => {
  test('a file of more rows than go at once comes whole and in order', async () => {
    const lines = Array.from({ length: 1_100 }, (_, n) => good(n).replace('5.00', `${n + 1}.00`));
    const prices = await outcomesOf([header, ...lines].join('\n'));
    expect(prices).toEqual(lines.map((_, n) => (n + 1) * 100));
  });

  test('some of its rows come as they are written', async () => {
    const lines = [header, good(1), good(2), good(3)].join('\n');
    await withCopy(Buffer.from(lines), async (copy) => {
      const { shape } = await lookAside(copy);
      const wanted = { file: copy, shape, only: Int32Array.of(3) };
      const [cells, ...others] = (await Array.fromAsync(cellsAside(wanted))).flat();
      expect([cells?.row, cells?.cells.title, others]).toEqual([3, 'Coisa 2', []]);
    });
  });

  test('what is too long or not to be read spoils its row, with its reason', async () => {
    const item = (inner: string) => `<item${inner}><ean>${eanOf(1)}</ean><price>5.00</price></item>`;
    const spaces = `<feed>${item(' '.repeat(200_000))}${item('')}</feed>`;
    expect(await outcomesOf(spaces)).toEqual(['too_long', 500]);
    const line = [header, `x0,${'y'.repeat(8_000_000)}`, 'x1,"', `${'z'.repeat(8_000_000)}",,,,`, good(2)];
    expect(await outcomesOf(line.join('\n'))).toEqual(['too_long', 'too_long', 500]);
  });

  test('a bomb of gzip or of entities, or half of a file, is refused', async () => {
    expect(await outcomesOf(gzipSync(Buffer.alloc(12_000_000, ' ')))).toBe('too_dense');
    const entities = '<!DOCTYPE f [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><f><item>&b;</item></f>';
    expect(await outcomesOf(entities)).toBe('doctype');
    expect(await outcomesOf(`${header}\n"${'x'.repeat(1_000_000)}`)).toBe('damaged');
  });

  test('what takes too long is a problem of the file, and is told as one', async () => {
    const limits = { part: 0, whole: 0, megabytes: 64 };
    const look = withCopy(Buffer.from(header), (copy) => lookAside(copy, { limits }));
    await expect(look).rejects.toMatchObject({ name: 'FeedProblem', code: 'too_costly' });
  });
});
