import { expect, test } from 'vitest';
import { createReportGuard } from './report-guard.ts';

const times = (n: number, work: () => boolean) => Array.from({ length: n }, work).filter(Boolean).length;

test('one network counts thirty times a minute, whatever the others do', () => {
  let now = new Date('2026-11-17T12:00:00Z');
  const admits = createReportGuard(() => now);
  expect(times(100, () => admits('192.0.2.1'))).toBe(30);
  expect(times(100, () => admits('192.0.2.2'))).toBe(30);
  now = new Date('2026-11-17T12:01:00Z');
  expect(times(100, () => admits('192.0.2.1'))).toBe(30);
});

test('so many networks are held and no more', () => {
  const now = new Date('2026-11-17T12:00:00Z');
  const admits = createReportGuard(() => now, 3);
  expect(['a', 'b', 'c', 'd', 'a'].map(admits)).toEqual([true, true, true, false, true]);
});
