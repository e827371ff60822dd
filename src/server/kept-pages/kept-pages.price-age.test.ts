import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createTellEdge } from '#server/domain/pages/edge/answers/edge-answers.ts';
import { createTagHeaders } from '#server/domain/pages/edge/tags/tag-headers.ts';
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

  test('is shown by no cache in front when its time is over, also with nobody to ask', async () => {
    const { clock, reopen, renewOffers, mendRendering } = site();
    mendRendering();
    await renewOffers();
    const tell = createTellEdge({
      tagHeaders: createTagHeaders(['varnish']),
      isTold: () => true,
      news: { concerns: () => false },
    });
    const store = reopen();
    const seconds = (said: string | undefined, name: string) =>
      Number(new RegExp(`${name}=(\\d+)`).exec(said ?? '')?.[1]);
    let shown = 0;
    for (const key of addresses) {
      const { page } = await store.renew(key, 'a test');
      if (page.pricesUntil === null) continue;
      // Asked for at any hour of its life, it goes on for as long as it was allowed then, and the program is dead.
      for (const later of [0, 60, 3_600, 20 * 3_600, 24 * 3_600]) {
        const asked = clock().getTime() + later * 1_000;
        const said = tell(page, { now: asked, from: 'memory' })['surrogate-control'];
        const allowed = seconds(said, 'max-age') + seconds(said, 'stale-if-error');
        if (allowed === 0) continue;
        shown += 1;
        expect(asked + allowed * 1_000).toBeLessThan(page.pricesUntil);
      }
    }
    expect(shown).toBeGreaterThan(1);
  });
});
