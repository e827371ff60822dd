import { expect, test } from 'vitest';
import { createProgress } from './progress.ts';

function collect(isTTY: boolean) {
  const written: string[] = [];
  let now = 0;
  const progress = createProgress({ isTTY, write: (text) => written.push(text) }, 1000, () => now);
  return { written, progress, wait: (ms: number) => (now += ms) };
}

test('a log gets one line for each tenth', () => {
  const { written, progress, wait } = collect(false);
  for (let done = 25; done <= 1000; done += 25) {
    wait(50);
    progress.update(done);
  }
  expect(written).toHaveLength(10);
  expect(written.at(-1)).toBe('1,000 of 1,000 posts, 500 a second\n');
});

test('a terminal gets one line that is drawn over and over', () => {
  const { written, progress, wait } = collect(true);
  wait(1000);
  progress.update(500);
  wait(1000);
  progress.update(1000);
  expect(written[0]).toBe(
    `\r\x1b[2K${'█'.repeat(15)}${'░'.repeat(15)} 500 of 1,000 posts, 500 a second, 1 s left`,
  );
  expect(written[1]).toMatch(/ 0 s left\n$/);
});

test('the summary says how many, how long and how fast', () => {
  const { progress, wait } = collect(false);
  wait(2500);
  expect(progress.summary(5000)).toBe('5,000 posts in 2.5 s, 2,000 rows a second');
});
