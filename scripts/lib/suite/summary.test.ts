import { expect, test } from 'vitest';
import { type Part, summaryOf } from './summary.ts';

const files = Array.from({ length: 25 }, (_, n) => ({ file: `f${n}.test.ts`, seconds: n, tests: 2 }));
const parts: Part[] = [
  { name: 'checks', seconds: 20, passed: 4, failures: [] },
  { name: 'rules', seconds: 400, passed: 900, failures: [], files },
];

test('a run ends with its parts, its slowest files and its count', () => {
  const lines = summaryOf(parts, 720).split('\n');
  expect(lines.slice(0, 5)).toEqual([
    '',
    '# How long it took',
    '    20.0 s     4  checks',
    '   400.0 s   900  rules',
    '7 min 0 s of 12 min 0 s: 58 %',
  ]);
  expect(lines.filter((line) => line.includes('.test.ts'))).toHaveLength(20);
  expect(lines.find((line) => line.includes('.test.ts'))).toBe('    24.0 s     2  f24.test.ts');
  expect(lines.slice(-2)).toEqual(['', '904 passed, 0 failed']);
  expect(lines).not.toContain('# By chance');
});

test('a minute has sixty seconds, and no sixtieth', () => {
  const long: Part = { name: 'journeys', seconds: 1_079.9, passed: 5, failures: [] };
  expect(summaryOf([long], 720)).toContain('18 min 0 s of 12 min 0 s: 150 %');
});

test('what gave way by chance stands last but the count, one line each, then an empty one', () => {
  const odd: Part = { name: 'journeys', seconds: 1, passed: 5, failures: [], byChance: ['a.spec.ts:3 › x'] };
  expect(summaryOf([odd], 720).split('\n').slice(-5)).toEqual([
    '',
    '# By chance',
    'a.spec.ts:3 › x',
    '',
    '5 passed, 0 failed',
  ]);
});

test('what failed is said again', () => {
  const broken: Part = { name: 'journeys', seconds: 1, passed: 5, failures: ['a.spec.ts:3 › x\n    no'] };
  const text = summaryOf([broken], 720);
  expect(text).toContain('# Failed\n✗ a.spec.ts:3 › x\n    no\n');
  expect(text.endsWith('\n5 passed, 1 failed')).toBe(true);
});
