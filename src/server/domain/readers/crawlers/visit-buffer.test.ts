import { expect, test } from 'vitest';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { type CrawlerVisit, VisitBuffer } from './visit-buffer.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 9, 15, 23, 59, seconds));
const visit = (path: string, seconds = 0, kind: CrawlerVisit['class'] = 'search'): CrawlerVisit => ({
  at: at(seconds),
  class: kind,
  agent: 'Googlebot',
  path,
  status: 200,
  servedFrom: 'memory',
});

test('counts by day and class, and is empty once it was taken', () => {
  const buffer = new VisitBuffer();
  buffer.add(visit('/a', 1));
  buffer.add(visit('/b', 2));
  buffer.add(visit('/c', 61, 'social'));
  const { visits, days } = buffer.take();
  expect(visits.map(({ path }) => path)).toEqual(['/a', '/b', '/c']);
  expect(days).toEqual([
    { day: '2026-10-15', class: 'search', visits: 2, leftOut: 0, lastAt: at(2) },
    { day: '2026-10-16', class: 'social', visits: 1, leftOut: 0, lastAt: at(61) },
  ]);
  expect(buffer.take()).toEqual({ visits: [], days: [] });
});

test('of too many the oldest are left out, and counted as that', () => {
  const buffer = new VisitBuffer();
  const { perFlush } = engineLimits.crawlers;
  for (let n = 0; n < perFlush + 30; n += 1) buffer.add(visit(`/${n}`));
  const { visits, days } = buffer.take();
  expect([visits.length, visits[0]?.path, visits.at(-1)?.path]).toEqual([
    perFlush,
    '/30',
    `/${perFlush + 29}`,
  ]);
  expect(days).toMatchObject([{ visits: perFlush + 30, leftOut: 30 }]);
});

test('what is given back is the oldest there is, and counted once', () => {
  const buffer = new VisitBuffer();
  buffer.add(visit('/old', 1));
  const taken = buffer.take();
  buffer.add(visit('/new', 2));
  buffer.giveBack(taken);
  const { visits, days } = buffer.take();
  expect(visits.map(({ path }) => path)).toEqual(['/old', '/new']);
  expect(days).toMatchObject([{ visits: 2, leftOut: 0, lastAt: at(2) }]);
  buffer.giveBack({ visits, days });
  for (let n = 0; n < engineLimits.crawlers.perFlush; n += 1) buffer.add(visit(`/${n}`));
  expect(buffer.take().days).toMatchObject([{ visits: engineLimits.crawlers.perFlush + 2, leftOut: 2 }]);
});
