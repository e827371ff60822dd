/** Some lines of a file, to see what a definition makes of them. */
export const trialLimits = { sampleChars: 20_000, rows: 10 } as const;
