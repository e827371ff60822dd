import { expect, test } from 'vitest';
import { createTestClock } from '#test/harness/app.ts';
import { createTagHeaders } from '../tags/tag-headers.ts';
import { createTellEdge } from './edge-answers.ts';
import { RecentNews } from './recent-news.ts';

const clock = createTestClock();
const now = () => clock().getTime();
const page = { key: '/br', status: 200, tags: ['post:1'], expiresAt: null, pricesUntil: null };

function open({ told = true } = {}) {
  const news = new RecentNews(clock);
  const tell = createTellEdge({ tagHeaders: createTagHeaders(['varnish']), isTold: () => told, news });
  const life = (of: Partial<typeof page> & { from?: 'memory' | 'stale' } = {}) => {
    const { from = 'memory', ...other } = of;
    const said = tell({ ...page, ...other }, { now: now(), from })['surrogate-control'];
    return said && Number(/max-age=(\d+)/.exec(said)?.[1]);
  };
  return { news, tell, life };
}

test('a cache hears what a page shows, how long it may keep it, and where it came from', () => {
  expect(open().tell(page, { now: now(), from: 'render' })).toEqual({
    xkey: 'ebr p1 z',
    'cdn-cache-control': 'public, max-age=86400, stale-while-revalidate=10, stale-if-error=86400',
    'surrogate-control': 'max-age=86400, stale-while-revalidate=10, stale-if-error=86400',
    'cache-status': 'Vitrina; fwd=miss; stored',
  });
});

test('a minute while a target is behind, and for a page that could not be made anew', () => {
  expect(open({ told: false }).life()).toBe(60);
  expect(open().life({ from: 'stale' })).toBe(60);
});

test('a minute for five seconds after news of what it shows, and of nothing else', () => {
  const { news, life } = open();
  news.hear(['post:2']);
  expect(life()).toBe(86_400);
  news.hear(['post:1']);
  expect(life()).toBe(60);
  clock.pass(4.9);
  expect(life()).toBe(60);
  clock.pass(0.1);
  expect(life()).toBe(86_400);
  news.hear(['everything']);
  expect(life()).toBe(60);
  clock.pass(-3_600);
  expect(life()).toBe(86_400);
});

test('what is missing is kept no longer than it says itself', () => {
  expect(open().life({ status: 404 })).toBeUndefined();
});
