import { globSync, readFileSync } from 'node:fs';
import { findForbidden } from './lib/journey-rules.ts';

const sources = globSync(['e2e/**/*.ts', '{src,test,scripts,seed}/**/*.test.{ts,tsx}']).map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));
const found = findForbidden(sources);
if (sources.length === 0) found.push('There are no journeys below e2e.');
for (const sentence of found) console.error(sentence);
process.exitCode = found.length === 0 ? 0 : 1;
