import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checkPatterns } from './lib/patterns/check-patterns.ts';
import { judgePattern } from './lib/patterns/judge-pattern.ts';
import { readKnownPatterns } from './lib/patterns/known-patterns.ts';

/** What the analyser has once said of a pattern it need not say again: the list changes with the patterns. */
const JUDGED = path.join(import.meta.dirname, 'lib/patterns/linear-patterns.json');

const sources = globSync(['src/**/*.{ts,tsx}', 'seed/**/*.ts', 'scripts/**/*.{ts,js}'])
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const known = readKnownPatterns();
const { problems, linear } = await checkPatterns(sources, known, judgePattern);
if (!isDeepStrictEqual(linear, known.linear)) {
  writeFileSync(JUDGED, `${JSON.stringify(linear, null, 2)}\n`);
  console.error('linear-patterns.json has changed with the patterns: it belongs into the same commit.');
}
for (const sentence of problems) console.error(sentence);
process.exitCode = problems.length === 0 && sources.length > 0 ? 0 : 1;
