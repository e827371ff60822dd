import { expect, test } from 'vitest';
import { readyMade } from '#contract/commerce/networks/ready-made.ts';
import { examples } from '#test/harness/data/network-reports.ts';
import { factsFor, readReport, withReport } from '#test/harness/data/read-reports.ts';
import { knownReports } from '../prepare-reading.ts';
import { lookAside, partsAside } from './read-aside.ts';

const known = knownReports(readyMade);
const { report = '' } = examples.ebay ?? {};

test('a report is looked at and read aside, and comes as it would come here', async () => {
  const here = await readReport(report);
  await withReport(report, async (file) => {
    const tables = await lookAside(file, known);
    expect(tables).toEqual(here.tables);
    const parts = await Array.fromAsync(partsAside(file, factsFor(tables)));
    expect(parts.flatMap(({ rows }) => rows)).toEqual(here.rows);
    expect(here.rows).toHaveLength(2);
  });
});

test('what is no report is a problem of the file, with what it is', async () => {
  await withReport('<html>', async (file) => {
    const refused = { name: 'ReportProblem', code: 'not_a_report' };
    await expect(lookAside(file, known)).rejects.toMatchObject(refused);
  });
});

test('whoever stops asking hears why, and nothing more comes', async () => {
  await withReport(report, async (file) => {
    const stopping = new AbortController();
    const facts = factsFor(await lookAside(file, known));
    const parts = partsAside(file, facts, { signal: stopping.signal });
    stopping.abort(new Error('Stopping.'));
    await expect(parts.next()).rejects.toThrow('Stopping.');
  });
});
