import { expect, test } from 'vitest';
import { standingOf } from './edge-standing.ts';

const now = new Date('2026-11-18T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
const well = { worker: 'a', heartbeatAt: ago(4), caughtUpAt: ago(4), stoppedAt: null, failures: 0 };

test.each([
  ['told of everything', {}, 'told'],
  ['two minutes late', { caughtUpAt: ago(120) }, 'behind'],
  ['never told yet', { caughtUpAt: null }, 'behind'],
  ['tried again', { failures: 3, caughtUpAt: ago(20) }, 'failing'],
  ['given up', { failures: 1, stoppedAt: ago(600), caughtUpAt: ago(600) }, 'stopped'],
  ['without anybody who tells it', { worker: null }, 'unheard'],
  ['with somebody who fell silent', { heartbeatAt: ago(31), stoppedAt: ago(31) }, 'unheard'],
] as const)('%s', (_what, other, state) => {
  expect(standingOf({ ...well, ...other }, now)).toBe(state);
});

test('one that has no row yet is told by nobody', () => {
  expect(standingOf(undefined, now)).toBe('unheard');
});
