interface Source {
  file: string;
  text: string;
}

/** What makes a journey depend on chance, and what to write instead. */
const forbidden: [pattern: RegExp, instead: string][] = [
  [
    /\bwaitForTimeout\(/,
    'wait for something that the page shows, or for `drawn` of e2e/support/application.ts',
  ],
  [/networkidle/, 'wait for the answer or the element that is meant'],
  [
    /\bDate\.now\(\)|\bnew Date\(\)/,
    'use e2e/support/clock.ts, or `unique` of e2e/support/unique.ts for a name',
  ],
  [/\bMath\.random\(\)/, 'use `unique` of e2e/support/unique.ts'],
  // The second is the same under any name that an import gives it.
  [/(?<!\btest\.)\bsetTimeout\(|timers\/promises/, 'wait for something that the page shows'],
];

/** The same of every other test. */
const forbiddenInTests: typeof forbidden = [
  [
    /\bvi\.waitFor\(/,
    'use expect.poll: this one gives up after a second, in which a busy machine may do nothing',
  ],
];

/** Helpers that may look at a clock or wait for a turn, each for what no page can show. */
const mayUseTime = new Set([
  // What the server's own clock decides.
  'e2e/support/clock.ts',
  // One turn of the browser, without a length.
  'e2e/support/application.ts',
  'e2e/support/posts.ts',
  // Between two questions whether a server is ready; it is asked until it is.
  'e2e/support/own-site.ts',
]);

const findIn = (sources: Source[], rules: typeof forbidden): string[] =>
  sources.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        rules
          .filter(([pattern]) => pattern.test(line))
          .map(([, instead]) => `${file}:${index + 1}: ${line.trim().slice(0, 80)}\n    ${instead}`),
      ),
  );

/** One sentence for each line of a journey or a helper that sleeps, looks at the wall clock or rolls dice. */
export function findForbidden(sources: Source[]): string[] {
  const named = sources.map(({ file, text }) => ({ file: file.replaceAll('\\', '/'), text }));
  const isJourney = ({ file }: Source) => file.startsWith('e2e/');
  return [
    ...findIn(
      named.filter((source) => isJourney(source) && !mayUseTime.has(source.file)),
      forbidden,
    ),
    ...findIn(
      named.filter((source) => !isJourney(source)),
      forbiddenInTests,
    ),
  ];
}
