import { inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { crawlerHits } from '#db/schema/readers/crawlers.ts';
import { pathsOf, useServedSite } from '#test/harness/programs/served-site.ts';

const site = useServedSite('pg');

const ROUNDS = 120;
const junk = (n: number): string =>
  [
    '',
    `?utm_source=newsletter&utm_campaign=c${n}`,
    `?fbclid=${n.toString(36).repeat(20)}`,
    `?gclid=${n}&gclid=${n + 1}`,
    `?ref=${encodeURIComponent(`https://a.example/?n=${n}`)}`,
    `?${n}`,
    `?x=${'y'.repeat(n % 900)}`,
  ][n % 7] ?? '';

test('of a day’s visits with junk behind every address, 99 in 100 find their page kept', {
  timeout: 180_000,
}, async () => {
  const { ask, services, db } = site();
  const paths = (await pathsOf(site())).filter((_, index) => index % 2 === 0);
  const asCrawler = { 'user-agent': 'Bingbot/2.0', 'accept-encoding': 'br' };
  for (let round = 0; round < ROUNDS; round += 1) {
    const asked = paths.map((path, index) => ask(path + junk(round * 31 + index), asCrawler));
    for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
    await services.crawlers.flush();
  }
  const counted = await db.$count(crawlerHits);
  expect(counted).toBe(paths.length * ROUNDS);
  const hits = await db.$count(crawlerHits, inArray(crawlerHits.servedFrom, ['memory', 'disk']));
  expect(hits / counted).toBeGreaterThanOrEqual(0.99);
});
