import { readFileSync } from 'node:fs';

/**
 * Which file proves how many tests on which engine: `node scripts/engines.ts BEFORE.json [AFTER.json]`, of reports that
 * `vitest run --reporter=json` wrote. With two of them, only the files that differ are listed.
 */
interface Report {
  testResults: { name: string; assertionResults: { fullName: string }[] }[];
}

const engineOf = (name: string) => (/\bpglite\b/.test(name) ? 0 : /\bpg\b/.test(name) ? 1 : 2);

function countsOf(file: string): Map<string, number[]> {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  return new Map(
    testResults.map(({ name, assertionResults }) => {
      const counts = [0, 0, 0];
      for (const { fullName } of assertionResults) {
        const engine = engineOf(fullName);
        counts[engine] = (counts[engine] ?? 0) + 1;
      }
      return [name.replace(/^.*?\/(?=(?:src|seed|scripts|test)\/)/, ''), counts];
    }),
  );
}

const reports = process.argv.slice(2).map(countsOf);
const cell = (counts: number[] | undefined) => (counts ?? [0, 0, 0]).join(' | ');
const files = [...new Set(reports.flatMap((report) => [...report.keys()]))].sort();
for (const file of files) {
  const cells = reports.map((report) => cell(report.get(file)));
  if (reports.length === 1 || new Set(cells).size > 1) console.log(`| ${file} | ${cells.join(' | ')} |`);
}
