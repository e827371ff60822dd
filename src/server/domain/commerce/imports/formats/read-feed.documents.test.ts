import { describe, expect, test } from 'vitest';
import { cellsOf, problemOf, readAll } from '#test/harness/data/feeds.ts';

describe('JSON', () => {
  test('an array of objects, flat by path, numbers as they are written', async () => {
    const file =
      '[ {"id": 12345678901234567890, "price": {"value": 12.50, "currency": "BRL"}, "t": "a]},\\"{["},\n' +
      '{"images": ["a", "b"], "none": null, "yes": true, "deep": [[{"x": 1}]]} ]\n';
    expect(await cellsOf(file)).toEqual([
      { id: '12345678901234567890', 'price.value': '12.50', 'price.currency': 'BRL', t: 'a]},"{[' },
      { images: 'a', 'images 2': 'b', yes: 'true', 'deep.x': '1' },
    ]);
  });

  test('what is no object is a spoilt row; what is no array is a spoilt file', async () => {
    const { rows } = await readAll('[{"a":1}, 2, "x", [3], {"a":2}]');
    expect(rows.map(({ row, problem }) => [row, problem])).toEqual([
      [1, undefined],
      [2, 'malformed'],
      [3, 'malformed'],
      [4, 'malformed'],
      [5, undefined],
    ]);
    expect(await problemOf('[{"a":1},{"a":')).toBe('damaged');
    expect(await problemOf('[{"a":1}] x')).toBe('damaged');
    expect((await readAll('[]')).rows).toEqual([]);
  });

  test('a line each; a broken one spoils itself', async () => {
    const { rows, shape } = await readAll('{"a":1}\r\n\n{"a":\n{"a":2}');
    expect(shape.format).toBe('json-lines');
    expect(rows.map(({ cells, problem }) => cells.a ?? problem)).toEqual(['1', 'malformed', '2']);
  });

  test('no NUL and no half of a character comes out of it', async () => {
    const [row] = await cellsOf(String.raw`[{"a\u0000b": "x\u0000y\ud800z"}]`);
    expect(row).toEqual({ ab: 'xy\ufffdz' });
  });

  test('names that objects have anyway are only names', async () => {
    const [row] = (await readAll('[{"__proto__": {"x": 1}, "constructor": "c"}]')).rows;
    expect(row?.cells['__proto__.x']).toBe('1');
    expect(row?.cells.constructor).toBe('c');
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });
});

describe('XML', () => {
  test('Google’s RSS: prefixes, CDATA, entities, further pictures; what is around products is left out', async () => {
    const file = `<?xml version="1.0"?>
      <rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Loja</title>
      <!-- <item><g:id>0</g:id></item> -->
      <item><g:id>1</g:id><title><![CDATA[Aspirador <b>& cia]]></title><link>https://loja.example/?a=1&amp;b=2</link>
        <g:price>12.34 BRL</g:price><g:additional_image_link>https://a/1</g:additional_image_link>
        <g:additional_image_link>https://a/2</g:additional_image_link><g:empty/>
        <g:shipping><g:country>BR</g:country></g:shipping></item></channel></rss>`;
    expect(await cellsOf(file)).toEqual([
      {
        id: '1',
        title: 'Aspirador <b>& cia',
        link: 'https://loja.example/?a=1&b=2',
        price: '12.34 BRL',
        additional_image_link: 'https://a/1',
        'additional_image_link 2': 'https://a/2',
        'shipping.country': 'BR',
      },
    ]);
  });

  test('Atom: an address stands in an attribute', async () => {
    const file =
      '<feed xmlns="http://www.w3.org/2005/Atom"><link href="https://loja.example/"/><entry><link rel="alternate" href="https://loja.example/1"/><title>A &#38; B</title></entry></feed>';
    expect(await cellsOf(file)).toEqual([
      { link: 'https://loja.example/1', 'link.rel': 'alternate', title: 'A & B' },
    ]);
  });

  test('a tree: elements in elements, attributes of the product', async () => {
    const file =
      '<merchantProductFeed><merchant id="1"><prod id="77"><price curr="BRL"><buynow>9.90</buynow></price><text><name>X</name></text></prod></merchant></merchantProductFeed>';
    expect(await cellsOf(file)).toEqual([
      { id: '77', 'price.curr': 'BRL', 'price.buynow': '9.90', 'text.name': 'X' },
    ]);
  });

  test('no DOCTYPE, no entities of its own', async () => {
    const bomb =
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY f SYSTEM "file:///etc/passwd">]><rss><channel><item><t>&f;</t></item></channel></rss>';
    expect(await problemOf(bomb)).toBe('doctype');
    expect(await problemOf(bomb, {}, 5)).toBe('doctype');
  });

  test.each([
    '<rss><channel><item><t>1</t></channel></rss>',
    '<rss><channel><item><t>1</t></item>',
    '<rss><channel><item><t a=1>1</t></item></channel></rss>',
    '<rss><channel><item><t>1</t></item></channel></rss><x/>',
    '<rss><channel><item><![CDATA[1</item></channel></rss>',
    '<rss>'.repeat(5_000),
  ])('what is not well formed spoils the file: %.60s', async (file) => {
    expect(await problemOf(file)).toBe('damaged');
    expect(await problemOf(file, {}, 4)).toBe('damaged');
  });

  test('a document without products, and a page instead of a feed', async () => {
    expect(await problemOf('<rss><channel><title>x</title></channel></rss>')).toBe('empty');
    expect(await problemOf('<!DOCTYPE html><html><body>Log in</body></html>')).toBe('unknown_format');
  });
});
