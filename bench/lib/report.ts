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

function section({ name, about, whyMissed = '' }: Benchmark, figures: Figure[]): string {
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
\`npm run bench -- ${name}\`: ${circumstances()}.
<!-- /bench:${name} -->
`;
}

/** Replaces the sections of what was measured, and leaves those of the others as they are. */
export function writeReport(measured: Map<Benchmark, Figure[]>, all: Benchmark[]): void {
  const old = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const sections = all.flatMap((benchmark) => {
    const figures = measured.get(benchmark);
    if (figures) return section(benchmark, figures);
    const kept = new RegExp(
      `<!-- bench:${benchmark.name} -->[\\s\\S]*?<!-- /bench:${benchmark.name} -->\\n`,
    ).exec(old);
    return kept ? kept[0] : [];
  });
  fs.writeFileSync(file, [INTRODUCTION, ...sections].join('\n'));
}
