import type { FailedJourney, JourneyTally, Tally } from './report.ts';

/** More than so many in one run are no chance any more. */
const MOST = 2;
const TRIES = 2;

/** Journeys about saving, locks, sign-in and prices: there a race is a bug of the product, and one failure is red. */
const NO_SECOND_TRY =
  /\/(account|autosave|backups|blocks|editor|guard|imports|login|people|posts|price-history|price-runs|products|products-desk|readers-see-it|replacements|revisions)\.spec\.ts$/;

/** Runs one journey by itself so many times; whether it passed each time. */
export type TryAgain = (journey: FailedJourney, times: number) => Promise<boolean>;

/**
 * A journey that fails in the whole run and passes twice by itself gave way by chance: it is named, and the run is not
 * red for it. Nothing else gets a second try.
 */
export async function trySecondTime(
  tally: JourneyTally,
  tryAgain: TryAgain,
): Promise<Tally & { byChance: string[] }> {
  const { failed, failures, passed, ...rest } = tally;
  const red = { ...rest, passed, failures, byChance: [] };
  const isHopeless = failed.length < failures.length || failed.length > MOST;
  if (failed.length === 0 || isHopeless || failed.some(({ file }) => NO_SECOND_TRY.test(file))) return red;
  for (const journey of failed) if (!(await tryAgain(journey, TRIES))) return red;
  const byChance = failed.map(({ file, line, title }) => `${file}:${line} › ${title}`);
  return { ...rest, passed: passed + failed.length, failures: [], byChance };
}
