import { expect, test } from 'vitest';
import { createTestClock } from '#test/harness/app.ts';
import { createAnswerCounts } from './answer-counts.ts';

test('answers are counted for each edition, by where they came from', () => {
  const counts = createAnswerCounts(createTestClock());
  for (const key of ['/br', '/br/casa', '/br?page=2']) counts.answered(key, 'memory');
  counts.answered('/it/x', 'stale');
  counts.answered('/', 'disk');
  counts.answered('/brasil', 'render');
  expect(counts.of('br').answers).toEqual({ memory: 3, disk: 0, render: 0, stale: 0 });
  expect(counts.of('it').answers).toEqual({ memory: 0, disk: 0, render: 0, stale: 1 });
  expect(counts.of(null).answers).toEqual({ memory: 0, disk: 1, render: 1, stale: 0 });
});

test('renders are counted for a minute', () => {
  const clock = createTestClock();
  const counts = createAnswerCounts(clock);
  for (let n = 0; n < 30; n += 1) counts.rendered('/br');
  clock.pass(30);
  for (let n = 0; n < 30; n += 1) counts.rendered('/br/casa');
  expect(counts.of('br').rendersPerSecond).toBe(1);
  clock.pass(31);
  expect(counts.of('br').rendersPerSecond).toBe(0.5);
  clock.pass(300);
  expect(counts.of('br').rendersPerSecond).toBe(0);
});
