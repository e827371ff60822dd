import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everything } from '#test/harness/data/everything.ts';
import { characterKinds, isSpelled } from './characters.ts';
import { linkOf } from './link-of.ts';
import { linkPattern } from './link-pattern.ts';
import { makeLink, ownNames } from './make-link.ts';
import type { Network, NetworkShop } from './network.ts';
import { readDestination } from './read-destination.ts';
import { destinationOf, readTracked } from './read-tracked.ts';
import { readyMade } from './ready-made.ts';
import { subId } from './sub-id.ts';
import { trackedPlaces } from './tracked-places.ts';

const hosts = ['loja.example', 'outra-loja.example'];
const good = (network: Network): NetworkShop => {
  const numbers = Object.fromEntries(
    [...network.accountNumbers, ...network.shopNumbers].map(({ key, example }) => [key, example]),
  );
  return { account: numbers, shop: numbers, hosts };
};
const network = fc.constantFrom(...readyMade);
/** What people, shops and attackers write. */
const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.stringMatching(/^[A-Za-z0-9/?&=%.-]{0,30}$/),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.stringMatching(/^[a-z0-9/?&=#%@:.\\"'<>{}[\]| +-]{0,60}$/),
);
const host = fc.constantFrom(
  ...hosts,
  'www.loja.example',
  'awin1.com',
  'www.awin1.com',
  'goto.shop.example',
  'meli.la',
  'mercadolivre.com',
  'mercadolivre.com/sec/a',
  'maga.lu',
  'evil.example',
  'loja.example.evil.example',
  'loja.example:8443',
  'a@loja.example',
);
const address = fc
  .tuple(
    fc.oneof(
      { weight: 5, arbitrary: fc.constant('https://') },
      fc.constantFrom('http://', 'HTTPS://', '//', ''),
    ),
    host,
    fc.oneof({ weight: 3, arbitrary: fc.constant('/') }, fc.constantFrom('', '?', '#')),
    text,
  )
  .map((parts) => parts.join(''));
const shopOf = (each: Network, odd: Record<string, string> | undefined): NetworkShop =>
  odd ? { account: odd, shop: odd, hosts } : good(each);
const oddNumbers = fc.option(
  fc.dictionary(
    fc.constantFrom('publisher', 'merchant', 'trackingHost', 'ad', 'program', 'pid', 'store', 'key'),
    text,
  ),
  { nil: undefined },
);

test('no link leaves its hosts, ends an attribute or cannot be read, whatever is put in', () => {
  fc.assert(
    fc.property(network, oddNumbers, address, text, (each, odd, url, sub) => {
      const shop = shopOf(each, odd);
      const allowed = [...hosts, ...trackedPlaces(each, shop).map((place) => place.host)];
      for (const made of [makeLink(each, shop, url, sub), linkOf(each, shop, url, sub)]) {
        if (!('link' in made)) continue;
        expect(made.link).toMatch(/^https:\/\/[^\s"'<>\\`]+$/);
        const link = new URL(made.link);
        expect(link.protocol).toBe('https:');
        expect([link.username, link.password, link.port]).toEqual(['', '', '']);
        expect(allowed).toContain(link.hostname.replace(/^www\./, ''));
      }
    }),
    { numRuns: everything ? 3_000 : 800 },
  );
});

test('a link is made exactly for what the pattern matches', () => {
  const numRuns = everything ? 5_000 : 1_500;
  let matched = 0;
  fc.assert(
    fc.property(network, fc.boolean(), address, text, (each, hasNumbers, url, sub) => {
      const shop = hasNumbers ? good(each) : { account: {}, shop: {}, hosts };
      const matches = linkPattern(each, shop)?.test(url) ?? false;
      matched += Number(matches);
      expect('link' in linkOf(each, shop, url, sub)).toBe(matches);
    }),
    { numRuns, seed: 21 },
  );
  expect(matched).toBeGreaterThan(numRuns / 25);
});

test('what is put into a link comes out of it again', () => {
  const inside = fc
    .tuple(
      fc.constantFrom('https://loja.example', 'https://www.loja.example'),
      fc.webPath(),
      fc.webQueryParameters(),
    )
    .map(([at, path, query]) => `${at}${path || '/'}${query && `?${query}`}`);
  fc.assert(
    fc.property(network, inside, text, (each, url, sub) => {
      const read = readDestination(url, hosts, ownNames(each));
      const made = makeLink(each, good(each), url, sub);
      if (!('link' in made) || 'problem' in read) {
        expect(each.link.kind).toBe('stored');
        return;
      }
      const isRewritten = each.link.kind === 'rewritePath';
      const { origin } = new URL(read.address);
      const again = destinationOf(each, made.link, good(each));
      expect(again).toBe(
        isRewritten ? read.address.replace(origin, 'https://www.magazineluiza.com.br') : read.address,
      );
    }),
    { numRuns: everything ? 2_000 : 600 },
  );
});

test('no sub-id breaks its rule, whatever it is made of', () => {
  const rule = fc.record({
    characters: fc.uniqueArray(fc.constantFrom(...characterKinds), { minLength: 1 }),
    max: fc.integer({ min: 1, max: 60 }),
    min: fc.integer({ min: 1, max: 5 }),
    params: fc.constant(['sub']),
    join: fc.constantFrom('', '-'),
  });
  fc.assert(
    fc.property(rule, fc.array(text, { maxLength: 5 }), (sub, parts) => {
      const made = subId({ sub }, parts);
      if (made !== '') expect(isSpelled(sub, made)).toBe(true);
    }),
  );
  fc.assert(
    fc.property(network, text, (each, sub) => {
      const made = makeLink(each, good(each), 'https://loja.example/p', sub);
      const given = 'link' in made ? readTracked(each, made.link, good(each))?.sub : '';
      if (each.sub && given) expect(isSpelled(each.sub, given)).toBe(true);
      else expect(given).toBe(each.link.kind === 'stored' ? '' : given);
    }),
  );
});
