import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Benchmark, Figure } from './benchmark.ts';

/** Taken before this run adds its own: the busier the machine, the nearer a ratio comes to 1. */
const loadAtStart = os.loadavg()[0] ?? 0;

const file = path.resolve(import.meta.dirname, '../../docs/benchmarks.md');

const INTRODUCTION = `# Benchmarks

Written by \`npm run bench\`; \`npm run bench -- search\` measures and rewrites one section. A figure without a unit is
a ratio of two measurements taken in turns in the same run, so a slower machine gives about the same one.
The promises are the ones the project makes of itself; where a figure misses one, the section says so.
`;

export const shownValue = ({ value, unit }: Figure): string =>
  unit ? `${Math.round(value).toLocaleString('en-US')} ${unit}` : value.toFixed(2);

function verdict({ promise, value }: Figure): string {
  if (!promise) return 'none';
  return promise.kept(value) ? `${promise.text}, kept` : `${promise.text}, **missed**`;
}

function circumstances(): string {
  const today = new Date().toISOString().slice(0, 10);
  const cores = os.availableParallelism();
  const load = loadAtStart.toFixed(1);
  return `${today}, ${cores} cores, ${process.arch}, Node ${process.versions.node}, load average ${load} at the start`;
}

function section({ name, about, command, whyMissed = '' }: Benchmark, figures: Figure[]): string {
  const rows = figures.map(
    (figure) => `| ${figure.name} | ${shownValue(figure)} | ${verdict(figure)} | ${figure.detail} |`,
  );
  const missed = figures.filter(({ promise, value }) => promise && !promise.kept(value));
  const shortfall =
    missed.length === 0
      ? ''
      : `\n**Falls short:** ${missed.map((figure) => `${figure.name} (${shownValue(figure)})`).join('; ')}. ${whyMissed}`
          .trimEnd()
          .concat('\n');
  return `<!-- bench:${name} -->
## ${name}

${about}

| figure | value | promise | detail |
| --- | --- | --- | --- |
${rows.join('\n')}
${shortfall}
\`${command ?? `npm run bench -- ${name}`}\`: ${circumstances()}.
<!-- /bench:${name} -->
`;
}

const SECTION = /<!-- bench:([\w-]+) -->[\s\S]*?<!-- \/bench:\1 -->\n/g;

/** Replaces the sections of what was measured, and leaves the others as they are. */
export function writeReport(measured: Map<Benchmark, Figure[]>): void {
  const old = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const sections = new Map([...old.matchAll(SECTION)].map(([text, name = '']) => [name, text]));
  for (const [benchmark, figures] of measured) sections.set(benchmark.name, section(benchmark, figures));
  const inOrder = [...sections].sort(([a], [b]) => a.localeCompare(b)).map(([, text]) => text);
  fs.writeFileSync(file, [INTRODUCTION, ...inOrder].join('\n'));
}
