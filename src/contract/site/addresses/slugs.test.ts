import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { isSlug, numberedSlug, slugOf } from './slugs.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom(...'aÁß{}- é\n9İﬁ%/?#.'), maxLength: 200 }),
);

describe('an address made of a title', () => {
  test.each([
    ['Ação & reação', 'acao-reacao'],
    ['Gli 8 migliori caffè: l’Aeropress', 'gli-8-migliori-caffe-l-aeropress'],
    ['¿Qué freidora comprar en México?', 'que-freidora-comprar-en-mexico'],
    ['Straße, Œuvre, Łódź, smørrebrød', 'strasse-oeuvre-lodz-smorrebrod'],
    ['ﬁnal ① TV 4K™', 'final-1-tv-4ktm'],
    ['Os melhores de {{month}} de {{year}}', 'os-melhores'],
    ['{{mes}} {{año}}: lo mejor', 'lo-mejor'],
    ['I migliori di {{mese}} per la casa', 'i-migliori-per-la-casa'],
    ['İstanbul', 'istanbul'],
    ['../../etc/passwd', 'etc-passwd'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
    ['日本語', ''],
    ['🎁', ''],
    ['', ''],
    ['---', ''],
  ])('%s → %s', (title, slug) => expect(slugOf(title)).toBe(slug));

  test('is cut between words, or within one that is too long alone', () => {
    const cut = slugOf('palavra '.repeat(30));
    expect(cut).toBe(Array(10).fill('palavra').join('-'));
    expect(slugOf('x'.repeat(200))).toBe('x'.repeat(limits.writing.slug.made));
  });

  test('is empty or an address, whatever the title, and stays as it is when made again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const slug = slugOf(text);
        expect(slug === '' || isSlug(slug)).toBe(true);
        expect(slug.length).toBeLessThanOrEqual(limits.writing.slug.made);
        expect(slugOf(slug)).toBe(slug);
        expect(encodeURIComponent(slug)).toBe(slug);
      }),
      { numRuns: 2_000 },
    );
  });

  test('stays an address with any number after it, and another for each', () => {
    const slugs = fc.stringMatching(/^[a-z0-9]{1,60}(-[a-z0-9]{1,59})?$/);
    fc.assert(
      fc.property(slugs, fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }), (slug, a, b) => {
        expect(isSlug(numberedSlug(slug, a))).toBe(true);
        if (a !== b) expect(numberedSlug(slug, a)).not.toBe(numberedSlug(slug, b));
      }),
    );
  });
});

describe('an address that somebody chose', () => {
  test.each(['a', 'a-b', '7-melhores', 'x'.repeat(120)])('may be %s', (slug) =>
    expect(isSlug(slug)).toBe(true),
  );
  test.each(['', '-', '-a', 'a-', 'a--b', 'A', 'á', 'a b', 'a/b', 'a.b', 'a\n', 'x'.repeat(121)])(
    'may not be %j',
    (slug) => expect(isSlug(slug)).toBe(false),
  );
});
