import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInline, takeInlinePictures } from './inline-pictures.ts';

const inline = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;
const large = Buffer.alloc(600, 7);

function take(text: string) {
  const kept = new Map<string, Buffer>();
  return { made: takeInlinePictures(text, (name, bytes) => void kept.set(name, bytes)), kept };
}

test('a picture that stands in a text gets an address, and its bytes are handed over', () => {
  const { made, kept } = take(`<p>Um</p><img src="${inline(large)}" alt="x"><img src='${inline(large)}'>`);
  const [, address = ''] = /src="([^"]+)"/.exec(made) ?? [];
  expect(isInline(address)).toBe(true);
  expect(made).toBe(`<p>Um</p><img src="${address}" alt="x"><img src='${address}'>`);
  expect([...kept.values()]).toEqual([large]);
});

test.each([
  ['a dot that stands in a picture’s place', inline(Buffer.alloc(40))],
  ['a drawing, which may hold scripts', inline(large, 'image/svg+xml')],
  ['one that is not packed', `data:image/png,${'%00'.repeat(900)}`],
  ['words that only look so', 'data:image/ and data:image/png;base64, are how it begins'],
])('%s stays as it is', (_what, text) => {
  expect(take(`a ${text} b`)).toEqual({ made: `a ${text} b`, kept: new Map() });
});

test('a million beginnings and one end are read once', () => {
  const text = `${'data:image/'.repeat(180_000)};base64,`;
  expect(take(text).made).toBe(text);
});

test('whatever stands around them stays, in order', () => {
  const piece = fc.oneof(
    fc.string().map((text) => text.replaceAll('data:', '')),
    fc.constant('data:image/'),
    fc.constant('data:image/gif;base64,AAAA '),
    fc.uint8Array({ minLength: 450, maxLength: 500 }).map((bytes) => inline(Buffer.from(bytes))),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('"');
      const { made, kept } = take(text);
      let back = made;
      for (const [name, bytes] of kept)
        back = back.replaceAll(`https://in-the-text.invalid/${name}`, inline(bytes));
      expect(back).toBe(text);
    }),
  );
});
