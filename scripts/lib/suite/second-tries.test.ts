import { describe, expect, it, vi } from 'vitest';
import type { FailedJourney, JourneyTally } from './report.ts';
import { type TryAgain, trySecondTime } from './second-tries.ts';

const journey = (title: string, file = 'e2e/site/theme.spec.ts'): FailedJourney => ({
  project: 'site',
  file,
  line: 3,
  title,
  failure: `${file}:3 › ${title}\n    too late`,
});
const tally = (...failed: FailedJourney[]): JourneyTally => ({
  passed: 10,
  failures: failed.map(({ failure }) => failure),
  failed,
});
const passes: TryAgain = async () => true;

describe('a journey that failed in the whole run', () => {
  it('is tried twice by itself, and named where it passes both times', async () => {
    const tryAgain = vi.fn(passes);
    expect(await trySecondTime(tally(journey('dark'), journey('light')), tryAgain)).toMatchObject({
      passed: 12,
      failures: [],
      byChance: ['e2e/site/theme.spec.ts:3 › dark', 'e2e/site/theme.spec.ts:3 › light'],
    });
    expect(tryAgain.mock.calls.map(([{ title }, times]) => [title, times])).toEqual([
      ['dark', 2],
      ['light', 2],
    ]);
  });

  it('is red where it fails again', async () => {
    const given = tally(journey('dark'));
    expect(await trySecondTime(given, async () => false)).toMatchObject({
      passed: 10,
      failures: given.failures,
    });
  });

  it.each([
    ['one of three', tally(journey('a'), journey('b'), journey('c'))],
    ['about saving', tally(journey('a', 'e2e/admin/writing/autosave.spec.ts'))],
    ['about prices', tally(journey('a'), journey('b', 'e2e/site/reviews/price-history.spec.ts'))],
    ['beside something that is no journey', { ...tally(journey('a')), failures: ['a', 'no browser'] }],
  ])('gets no second try where it is %s', async (_, given) => {
    const tryAgain = vi.fn(passes);
    expect(await trySecondTime(given, tryAgain)).toMatchObject({ failures: given.failures, byChance: [] });
    expect(tryAgain).not.toHaveBeenCalled();
  });

  it('leaves a run without failures as it is', async () => {
    expect(await trySecondTime(tally(), passes)).toEqual({ passed: 10, failures: [], byChance: [] });
  });
});
