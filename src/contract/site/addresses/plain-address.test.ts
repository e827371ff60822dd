import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { variantOf } from '#test/harness/address-variants.ts';
import { limits } from '../limits.ts';
import { locales } from '../locales.ts';
import { otherPaths } from './other-paths.ts';
import { paths } from './paths.ts';
import { addressInEdition, isPlainAddress, plainAddress } from './plain-address.ts';

const word = fc.stringMatching(/^[a-z\d][a-z\d-]{0,20}$/);
const address = fc.array(word, { maxLength: 4 }).map((words) => `/${words.join('/')}`);

describe('an address', () => {
  test('has as many ways to be written as there are, and one that is meant by all of them', () => {
    const written = address.chain((pathname) => fc.tuple(fc.constant(pathname), variantOf(pathname)));
    fc.assert(
      fc.property(written, ([pathname, variant]) => {
        expect(plainAddress(variant)).toBe(pathname);
        expect(isPlainAddress(pathname)).toBe(true);
        expect(isPlainAddress(variant)).toBe(variant === pathname);
      }),
    );
  });

  test('is plain, or means one that is, or means none, whatever stands in it', () => {
    const pieces = fc.constantFrom(
      '/',
      'br',
      'BR',
      '%',
      '%2F',
      '%00',
      '\\',
      '.',
      '..',
      'é',
      '%73',
      '\t',
      '-',
    );
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((each) => each.join('')),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const meant = plainAddress(text);
        if (meant !== undefined) expect(isPlainAddress(meant) && plainAddress(meant) === meant).toBe(true);
        if (isPlainAddress(text) && text.length <= limits.addresses.maxChars) expect(meant).toBe(text);
        expect(addressInEdition(text)).toMatch(/^\/(?!\/)/);
      }),
    );
  });

  test('of every kind of page is plain', () => {
    const known = locales.flatMap((locale) => [
      ...[paths.home(locale), paths.post(locale, 'um-post'), paths.category(locale, 'casa')],
      ...[paths.categories(locale), paths.reviews(locale), paths.review(locale, 'nimbra-aero-3')],
      ...[paths.launches(locale), paths.launchDay(locale, '2026-10-14'), paths.offline(locale)],
      ...[paths.staticPage(locale, 'contato')],
    ]);
    const outside = [
      paths.landing(),
      paths.test(),
      paths.testProducts(),
      otherPaths.preview(),
      otherPaths.adminLogin(),
    ];
    for (const path of [...known, ...outside, paths.shopLink('luz')]) expect(isPlainAddress(path)).toBe(true);
    for (const locale of [...locales, undefined]) {
      expect(isPlainAddress(otherPaths.nowhere(locale))).toBe(false);
      expect(plainAddress(otherPaths.nowhere(locale))).toBeUndefined();
    }
  });

  test.each([
    ['//BR//Old-Page.HTML/', '/br/Old-Page.HTML'],
    ['/br/%CE%B5', '/br/%CE%B5'],
    ['//', '/'],
  ])('keeps its words where only its edition and slashes are put right: %s', (pathname, expected) => {
    expect(addressInEdition(pathname)).toBe(expected);
  });

  test('is looked at once, however long it is', () => {
    for (const piece of ['/', 'a', '/a', '%61', '-/'])
      expect(plainAddress(`/${piece.repeat(400_000)}!`)).toBeUndefined();
    expect(isPlainAddress(`${'/a'.repeat(400_000)}!`)).toBe(false);
  });
});
