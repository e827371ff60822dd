import { describe, expect, test } from 'vitest';
import { linesOf } from './content-lines.ts';
import { readRecords } from './read-records.ts';

async function* inPieces(text: string, size: number) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const recordsOf = (text: string, size = 7) => Array.fromAsync(readRecords(inPieces(text, size)));
const row = '{"kind":"posts","row":{"id":1,"title":"a\u2028b ç"}}';

describe('a file of content', () => {
  test('has a record in each line, whatever pieces it comes in, and a line ends where ours do', async () => {
    const file = `[\n{"head":1},\n${row}\n,{"picture":"sala-1","data":"AQID"}\n]\n`.replace('\n,', ',\n');
    for (const size of [1, 7, 4_096]) {
      expect(await recordsOf(file, size)).toEqual([
        { head: { head: 1 } },
        { kind: 'posts', row: '{"id":1,"title":"a\u2028b ç"}' },
        { picture: 'sala-1', data: Buffer.from([1, 2, 3]) },
      ]);
    }
    expect(await recordsOf(file.replaceAll('\n', '\r\n'))).toHaveLength(3);
  });

  test.each([
    ['a picture that is no base64', '{"picture":"sala","data":"AQ*D"}'],
    ['a picture with a way in its name', '{"picture":"../sala","data":"AQID"}'],
    ['a page', '{"picture":"a-page.html","data":"AQID"}'],
    ['a document with a way in its name', '{"picture":"../a.pdf","data":"JVBERi0="}'],
    ['a kind that nobody knows', '{"kind":"accounts","row":{"id":1}}'],
    ['nothing', 'null'],
  ])('%s is refused', async (_what, line) => {
    await expect(recordsOf(`[\n{},\n${line}\n]\n`)).rejects.toMatchObject({ reason: 'not_content' });
  });

  test.each([
    ['cut off behind a record', 'content_cut_off', `[\n{},\n${row}\n`],
    ['cut off at the end of a record', 'content_cut_off', `[\n{},\n${row}`],
    ['cut off within a record', 'content_cut_off', `[\n{},\n${row.slice(0, 30)}`],
    ['empty', 'content_cut_off', ''],
    ['an object', 'not_content', '{}'],
  ])('one that is %s is refused', async (_what, reason, file) => {
    await expect(recordsOf(file)).rejects.toMatchObject({ reason });
  });

  test('a head without end is not looked at, and a line without end not gathered', async () => {
    await expect(recordsOf(`[\n{"a":"${'x'.repeat(20_000)}"},\n]\n`, 4_096)).rejects.toMatchObject({
      reason: 'not_content',
    });
    let given = 0;
    async function* endless() {
      for (;;) {
        given += 1;
        yield Buffer.alloc(1_000, 'x');
      }
    }
    await expect(Array.fromAsync(linesOf(endless(), 10_000))).rejects.toThrow(/more than 10000 bytes/);
    expect(given).toBe(11);
  });
});
