import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { problemOf, readAll } from '#test/harness/data/feeds.ts';
import { usualCaps } from './feed-caps.ts';
import { XmlReader } from './xml-events.ts';

/** So much of one character that whoever looks at it again from each of them does not come to an end. */
const MANY = 190_000;
const spaces = ' '.repeat(MANY);

function tagsOf(pieces: Iterable<string>): string[] {
  const seen: string[] = [];
  const reader = new XmlReader(
    { open: (name, _, tooLong) => seen.push(tooLong ? `${name}!` : name), text: () => {}, close: () => {} },
    usualCaps,
  );
  for (const piece of pieces) reader.push(piece);
  reader.end();
  return seen;
}

/** What a document says, or why it says nothing; texts that follow each other are one. */
function saidBy(pieces: Iterable<string>): string {
  let said = '';
  const reader = new XmlReader(
    {
      open: (name, attributes) => {
        said += `<${name} ${JSON.stringify(attributes)}>`;
      },
      text: (text) => {
        said += text;
      },
      close: (name) => {
        said += `</${name}>`;
      },
    },
    usualCaps,
  );
  try {
    for (const piece of pieces) reader.push(piece);
    reader.end();
    return said;
  } catch (error) {
    return String(error);
  }
}

test('in whatever pieces it comes, a document says the same', () => {
  const parts =
    '<a>,</a>,<b c="1">,</b>,<d e=,\'>\',/>,<,>,!,--,<!--,-->,<![CDATA[,]]>,<?,?>,&amp;,&,;, ,",x'.split(',');
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 12 }), (inner) => {
      const document = `<a>${inner.join('')}</a>`;
      expect(saidBy(document)).toBe(saidBy([document]));
    }),
  );
});

describe('each character is looked at once', () => {
  const tags = [
    `<a><b${spaces}/></a>`,
    `<a><b c="1"${spaces}d="2"${spaces}/></a>`,
    `<a><b></b${spaces}></a>`,
  ];

  test.each(tags)('in a tag of spaces: %.20s', (document) => {
    const isLong = document.length > usualCaps.rowChars && document.includes('c=');
    expect(tagsOf([document])).toEqual(['a', isLong ? 'b!' : 'b']);
    // A piece each: what waits for its end is not read again with each of them.
    expect(tagsOf(document)).toEqual(['a', isLong ? 'b!' : 'b']);
  });

  test('where it is no tag after all', () => {
    for (const inner of [`b${spaces}c`, `b c${spaces}1`, `b c=${spaces}1`, `b ${'c'.repeat(MANY)} d="`]) {
      expect(() => tagsOf([`<a><${inner}/></a>`])).toThrow(/cannot be read|no end/);
      expect(() => tagsOf(`<a><${inner}/></a>`)).toThrow(/cannot be read|no end/);
    }
    expect(() => tagsOf(`<a><![${'C'.repeat(MANY)}`)).toThrow('doctype');
  });

  test('in a table: quotes behind spaces that do not begin the cell', async () => {
    const file = `id;name\n1;${spaces}x${'"'.repeat(MANY)}\n2;ok`;
    const { rows } = await readAll(file, {}, file.length);
    expect(rows.map(({ problem }) => problem)).toEqual(['too_long', undefined]);
  });
});

describe('what is too long spoils its row before anything is made of it', () => {
  const caps = { rowChars: 2_000, fieldChars: 50, columns: 10 };
  const long = 'n'.repeat(60);

  test.each([
    ['a tag', `<r><item a="${'x'.repeat(3_000)}"><b>1</b></item><item><b>2</b></item></r>`],
    ['a tag in a row', `<r><item><b a="${'x'.repeat(3_000)}"/></item><item><b>2</b></item></r>`],
    ['an attribute', `<r><item><b a="${long}"/></item><item><b>2</b></item></r>`],
    ['a path', `<r><item><${long}><b>1</b></${long}></item><item><b>2</b></item></r>`],
    ['elements', `<r><item>${'<b>1</b>'.repeat(11)}</item><item><b>2</b></item></r>`],
    ['a name in JSON', `[{"${long}": [1, 1]}, {"b": 2}]`],
    ['a value in JSON', `[{"b": "${long}"}, {"b": 2}]`],
    ['a list in JSON', `[{"b": [${'1,'.repeat(11)}1]}, {"b": 2}]`],
  ])('%s', async (_what, file) => {
    const { rows } = await readAll(file, caps, 1_000);
    expect(rows.map(({ cells, problem }) => problem ?? { ...cells })).toEqual(['too_long', { b: '2' }]);
  });

  test('a tag without an end spoils the file', async () => {
    expect(await problemOf(`<r><item a="1" ${'x'.repeat(5_000)}`, caps)).toBe('damaged');
  });
});
