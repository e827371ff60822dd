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
  unit === undefined ? value.toFixed(2) : `${Math.round(value).toLocaleString('en-US')} ${unit}`.trimEnd();

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

/** A row of a list tells its detail itself; a cell has no room for it. */
const shortfallOf = (figure: Figure): string =>
  `${figure.name} (${[shownValue(figure), ...(figure.cell ? [figure.detail] : [])].join(', ')})`;

const isMissed = ({ promise, value }: Figure) => promise !== undefined && !promise.kept(value);

function list(figures: Figure[]): string[] {
  const rows = figures.map(
    (figure) => `| ${figure.name} | ${shownValue(figure)} | ${verdict(figure)} | ${figure.detail} |`,
  );
  return ['| figure | value | promise | detail |', '| --- | --- | --- | --- |', ...rows];
}

/** One row for each subject, one column for each measure; what misses its promise is bold. */
function matrix(figures: Figure[]): string[] {
  const columns = [...new Set(figures.map(({ cell }) => cell?.column ?? ''))];
  const rows = [...new Set(figures.map(({ cell }) => cell?.row ?? ''))];
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const shown = (row: string, column: string) => {
    const figure = figures.find(({ cell }) => cell?.row === row && cell.column === column);
    if (!figure) return '';
    return isMissed(figure) ? `**${shownValue(figure)}**` : shownValue(figure);
  };
  return [
    line(['', ...columns]),
    line(['---', ...columns.map(() => '---')]),
    ...rows.map((row) => line([row, ...columns.map((column) => shown(row, column))])),
  ];
}

function section({ name, about, command, whyMissed = '' }: Benchmark, figures: Figure[]): string {
  const table = figures.every(({ cell }) => cell) ? matrix(figures) : list(figures);
  const missed = figures.filter(isMissed);
  const shortfall =
    missed.length === 0
      ? ''
      : `\n**Falls short:** ${missed.map(shortfallOf).join('; ')}. ${whyMissed}`.trimEnd().concat('\n');
  return `<!-- bench:${name} -->
## ${name}

${about}

${table.join('\n')}
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
