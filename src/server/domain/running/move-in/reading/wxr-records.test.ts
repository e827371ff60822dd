import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeLoosely } from './decode-loosely.ts';
import { readWxr, type WxrRecord } from './wxr-records.ts';

const document = (inner: string) =>
  `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Casa</title>${inner}</channel></rss>`;
const item = (inner: string) => `<item><wp:post_id>7</wp:post_id>${inner}</item>`;

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

async function read(
  text: string | Buffer,
  size = 1_000_000,
): Promise<{ records: WxrRecord[]; isWhole: boolean }> {
  const records: WxrRecord[] = [];
  const reading = readWxr(decodeLoosely(pieces(Buffer.from(text), size)));
  for (let next = await reading.next(); ; next = await reading.next()) {
    if (next.done) return { records, isWhole: next.value.isWhole };
    records.push(next.value);
  }
}

const contentOf = async (inner: string | Buffer, size?: number): Promise<string | undefined> => {
  const { records } = await read(inner, size);
  return records.find(({ kind }) => kind === 'item')?.fields['content:encoded'];
};

describe('exports as they really are', () => {
  test.each([
    ['CDATA', '<![CDATA[<p>um & dois</p>]]>', '<p>um & dois</p>'],
    ['escaped text', '&lt;p&gt;um &amp; dois&lt;/p&gt;', '<p>um & dois</p>'],
    ['CDATA that was split', '<![CDATA[a ]]]]><![CDATA[> b]]>', 'a ]]> b'],
    [
      'CDATA within CDATA',
      '<![CDATA[antes <![CDATA[dentro]]> <b>depois</b>]]>',
      'antes dentro <b>depois</b>',
    ],
    ['CDATA within CDATA at its end', '<![CDATA[antes <![CDATA[dentro]]>]]>', 'antes dentro'],
    ['markup that nobody escaped', '<p>um <b>dois</b></p>', '<p>um <b>dois</b></p>'],
    ['control characters', '<![CDATA[um\u0008 do\u001fis]]>', 'um dois'],
    ['nothing', '', ''],
  ])('%s', async (_what, written, expected) => {
    const text = document(item(`<content:encoded>${written}</content:encoded><title>T</title>`));
    expect(await contentOf(text)).toBe(expected);
    expect(await contentOf(text, 3)).toBe(expected);
  });

  test('bytes that are no UTF-8 are read as what they were before', async () => {
    const [before, after] = document(item('<content:encoded><![CDATA[caf|!]]></content:encoded>')).split('|');
    const text = Buffer.concat([Buffer.from(before ?? ''), Buffer.from([0xe9]), Buffer.from(after ?? '')]);
    expect(await contentOf(text)).toBe('café!');
    expect(await contentOf(text, 1)).toBe('café!');
  });

  test('an element that was never closed ends with its entry, and spoils no other', async () => {
    const { records } = await read(
      document(`<item><title>Um</title><content:encoded>aberto</item>${item('<title>Dois</title>')}`),
    );
    expect(records.flatMap((each) => (each.kind === 'item' ? [each.fields.title] : []))).toEqual([
      'Um',
      'Dois',
    ]);
  });

  test('meta data, terms, comments, authors and the site itself', async () => {
    const { records, isWhole } = await read(
      document(
        `<wp:author><wp:author_login>ana</wp:author_login></wp:author>${item(
          `<category domain="category" nicename="casa"><![CDATA[Casa & Lar]]></category>
         <wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value><![CDATA[9]]></wp:meta_value></wp:postmeta>
         <wp:comment><wp:comment_author>Rui</wp:comment_author><wp:comment_content>Bom!</wp:comment_content></wp:comment>`,
        )}`,
      ),
    );
    expect(isWhole).toBe(true);
    expect(records.map(({ kind }) => kind)).toEqual(['author', 'site', 'item']);
    expect(records[2]).toMatchObject({
      number: 1,
      meta: { _thumbnail_id: '9' },
      terms: [{ domain: 'category', slug: 'casa', name: 'Casa & Lar' }],
      comments: [{ 'wp:comment_author': 'Rui', 'wp:comment_content': 'Bom!' }],
    });
  });

  test('half of a file is known by its end', async () => {
    const whole = document(item('<content:encoded><![CDATA[texto]]></content:encoded>'));
    expect((await read(whole)).isWhole).toBe(true);
    expect((await read(`${whole}\n<br /> Warning: mysqli`)).isWhole).toBe(true);
    expect((await read(whole.slice(0, -12))).isWhole).toBe(false);
    expect((await read(whole.slice(0, -40))).isWhole).toBe(false);
  });

  test('whatever stands in a text comes out of it, in however small pieces', async () => {
    const texts = fc.string({
      unit: fc.constantFrom('a', '<', '>', ']', '[', '&', 'é', ' ', '<p>', ']]', '/'),
    });
    await fc.assert(
      fc.asyncProperty(texts, fc.integer({ min: 1, max: 9 }), async (text, size) => {
        const kept = text.replaceAll(']]>', ']]]]><![CDATA[>');
        const found = await contentOf(
          document(item(`<content:encoded><![CDATA[${kept}]]></content:encoded>`)),
          size,
        );
        expect(found).toBe(text.replaceAll('<![CDATA[', ''));
      }),
      { numRuns: 200 },
    );
  });
});
