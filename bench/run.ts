import fs from 'node:fs';
import path from 'node:path';
import type { Benchmark, Figure } from './lib/benchmark.ts';
import { createDataSets } from './lib/data-sets.ts';
import { shownValue, writeReport } from './lib/report.ts';

const say = (line: string) => console.log(line);

/** Every file beside this one is a benchmark. */
async function findBenchmarks(): Promise<Benchmark[]> {
  const files = fs
    .readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.ts') && name !== 'run.ts');
  return Promise.all(
    files.sort().map(async (name) => (await import(path.join(import.meta.dirname, name))) as Benchmark),
  );
}

function choose(all: Benchmark[], names: string[]): Benchmark[] {
  const unknown = names.find((name) => !all.some((benchmark) => benchmark.name === name));
  if (unknown === undefined) return names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
  say(`There is no benchmark "${unknown}". There are: ${all.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

async function measure(benchmarks: Benchmark[]): Promise<Map<Benchmark, Figure[]>> {
  const measured = new Map<Benchmark, Figure[]>();
  const dataSets = createDataSets(say);
  try {
    for (const benchmark of benchmarks) {
      const figures: Figure[] = [];
      try {
        for await (const figure of benchmark.run({ dataSets, say })) {
          figures.push(figure);
          say(`${figure.name}: ${shownValue(figure)} (${figure.detail})`);
        }
        measured.set(benchmark, figures);
      } catch (error) {
        say(`${benchmark.name} failed, and its section stays as it was. ${(error as Error).stack}`);
        process.exitCode = 1;
      }
    }
  } finally {
    await dataSets.close();
  }
  return measured;
}

const all = await findBenchmarks();
const measured = await measure(choose(all, process.argv.slice(2)));
writeReport(measured);
if (measured.size > 0) say('docs/benchmarks.md is up to date.');
// Rendered pages leave cache timers behind that would keep the process for minutes.
process.exit();
