import type { Attack } from './attack.ts';

const SHOWN_CHARS = 400;

/** Counts what held and what broke, and tells each in a line. */
export function newTally(say: (line: string) => void) {
  const counts = { held: 0, broken: 0 };
  const underWay: { name: string; outcome: Promise<() => void> }[] = [];

  const tell = (name: string, work: Promise<string>): Promise<() => void> =>
    work.then(
      (told) => () => {
        counts.held += 1;
        say(`  held    ${name}: ${told}`);
      },
      (error: unknown) => () => {
        counts.broken += 1;
        const what = error instanceof Error ? error.message : String(error);
        say(`  BROKEN  ${name}: ${what.replaceAll(/\s+/g, ' ').slice(0, SHOWN_CHARS)}`);
      },
    );
  /** A mistake in preparing an attempt is as bad as a broken one: nothing was shown. */
  const begun = async (work: () => Promise<string>) => work();

  const attempt: Attack['attempt'] = async (name, work) => (await tell(name, begun(work)))();
  const meanwhile: Attack['meanwhile'] = (name, work) =>
    void underWay.push({ name, outcome: tell(name, begun(work)) });

  return {
    attempt,
    meanwhile,
    /** Says nothing where all went well: its attempts have spoken for themselves. */
    async guarded(name: string, work: () => Promise<void>): Promise<void> {
      try {
        await work();
      } catch (error) {
        await attempt(`${name} could not be tried to its end`, () => Promise.reject(error));
      }
    },
    async settle(): Promise<void> {
      for (const { outcome } of underWay.splice(0)) (await outcome)();
    },
    held: () => counts.held,
    broken: () => counts.broken,
  };
}
