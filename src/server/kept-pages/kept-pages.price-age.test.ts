import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { oneEngine } from '#test/harness/database.ts';
import { useKeptSite } from '#test/harness/programs/kept-site.ts';
import type { KeptPage } from './copies/kept-page.ts';

const addresses = [
  '/br',
  '/br/melhores-aspiradores-verticais',
  '/br/avaliacao',
  '/br/avaliacao/nimbra-aero-3',
];
/** How a price stands in a page, for people and for machines. */
const PRICE = /<data value|"price":\d|"asOf":"/;
const textOf = ({ brotli }: KeptPage) => String(brotliDecompressSync(brotli));

describe.each(oneEngine)('a price in a kept page on %s', { timeout: 120_000 }, (engine) => {
  const site = useKeptSite(engine);

  test('is in no copy of it when a day has passed, here or after a restart', async () => {
    const { clock, store, reopen } = site();
    const before = await Promise.all(addresses.map((key) => store.get(key)));
    expect(before.filter(({ page }) => PRICE.test(textOf(page))).length).toBeGreaterThan(1);
    await store.settled();
    clock.pass(23 * 3_600 + 60);
    // What one of them has rendered anew, the other finds on the disk they share.
    for (const each of [reopen(), store, reopen()]) {
      for (const key of addresses) {
        const { page } = await each.get(key);
        expect([key, PRICE.exec(textOf(page))?.[0]]).toEqual([key, undefined]);
      }
      await each.settled();
    }
  });

  test('is not even served where pages cannot be rendered any more', async () => {
    const { clock, reopen, breakRendering, renewOffers } = site();
    await renewOffers();
    const whole = reopen();
    const key = '/br/avaliacao/nimbra-aero-3';
    const { page } = await whole.renew(key, 'a test');
    expect(textOf(page)).toMatch(PRICE);
    await whole.settled();
    breakRendering();
    clock.pass(23 * 3_600 + 60);
    for (const each of [whole, reopen()]) {
      const answer = await each.get(key);
      expect(answer.from).toBe('stale');
      expect(textOf(answer.page)).not.toMatch(PRICE);
      expect(textOf(answer.page)).toContain('Nimbra');
    }
  });
});
