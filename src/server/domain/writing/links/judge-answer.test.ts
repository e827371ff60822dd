import { describe, expect, test } from 'vitest';
import { FetchProblem, type FetchProblemKind } from '#server/lib/guarded-fetch/problem.ts';
import { dueAfter, judgeProblem, judgeStatus, type Standing, standingAfter } from './judge-answer.ts';

const HOUR = 3_600_000;
const start = new Date('2026-10-15T12:00:00Z');
const later = (hours: number) => new Date(start.getTime() + hours * HOUR);
const fresh: Standing = { failures: 0, failedAt: null, brokenAt: null };

describe('what an answer says of a link', () => {
  test.each([
    [200, 'working'],
    [204, 'working'],
    [206, 'working'],
    [304, 'working'],
    [404, 'gone'],
    [410, 'gone'],
    [400, 'unreachable'],
    [401, 'blocked'],
    [403, 'blocked'],
    [405, 'unreachable'],
    [429, 'blocked'],
    [451, 'blocked'],
    [500, 'unreachable'],
    [502, 'unreachable'],
    [503, 'blocked'],
    [504, 'unreachable'],
    [999, 'blocked'],
  ] as const)('%i: %s', (status, result) => {
    expect(judgeStatus(status)).toEqual({ result, status });
  });

  test.each([
    ['refused', 'refused'],
    ['unresolved', 'unreachable'],
    ['timeout', 'unreachable'],
    ['failed', 'unreachable'],
    ['too_large', 'unreachable'],
    ['encoded', 'unreachable'],
    ['too_many_redirects', 'unreachable'],
  ] as [FetchProblemKind, string][])('%s: %s', (kind, result) => {
    expect(judgeProblem(new FetchProblem(kind, ''))).toEqual({ result, status: null });
  });

  test('what is no problem of the net is nobody’s judgement', () => {
    expect(() => judgeProblem(new Error('The server stops.'))).toThrow('The server stops.');
  });
});

describe('a link', () => {
  const gone = judgeStatus(404);

  test('is broken when it was gone twice, a day apart', () => {
    const once = standingAfter(fresh, gone, start);
    expect(once).toEqual({ failures: 1, failedAt: start, brokenAt: null });
    expect(standingAfter(once, gone, later(23.9))).toEqual(once);
    const twice = standingAfter(once, judgeStatus(410), later(24));
    expect(twice).toEqual({ failures: 2, failedAt: later(24), brokenAt: later(24) });
    expect(standingAfter(twice, gone, later(48)).brokenAt).toEqual(later(24));
  });

  test('is not broken by silence, refusals or a server’s own trouble, however often', () => {
    let standing = fresh;
    for (const [day, status] of [500, 503, 403, 429, 502].entries())
      standing = standingAfter(standing, judgeStatus(status), later(24 * day));
    standing = standingAfter(standing, judgeProblem(new FetchProblem('timeout', '')), later(240));
    expect(standing).toEqual(fresh);
  });

  test('is well again as soon as it answers', () => {
    const broken = { failures: 2, failedAt: start, brokenAt: start };
    expect(standingAfter(broken, judgeStatus(503), later(24))).toEqual(broken);
    expect(standingAfter(broken, judgeStatus(200), later(48))).toEqual(fresh);
  });

  test('is asked again the next day where something is unclear, and else after its rest', () => {
    expect(dueAfter(gone, start, 0)).toEqual(later(24));
    expect(dueAfter(judgeStatus(500), start, 0)).toEqual(later(24));
    expect(dueAfter(judgeStatus(200), start, 0)).toEqual(later(7 * 24));
    expect(dueAfter(judgeStatus(503), start, 0.5)).toEqual(later(7 * 24 + 3));
  });
});
