import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readJourneyReport, readUnitReport, tallyOf } from './report.ts';

function fileOf(report: unknown): string {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'vitrina-report-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const passing = { name: 'a.test.ts', status: 'passed', message: '', assertionResults: [] };
const red = '\u001b[31mexpected 1 to be 2\u001b[39m';

describe('what is told at the end of all tests', () => {
  it('names each failed test with what it says, without colours', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'adds' },
      { status: 'failed', fullName: 'subtracts', failureMessages: [`${red}\nat line 3`] },
    ];
    const report = {
      numPassedTests: 1,
      testResults: [passing, { ...passing, status: 'failed', assertionResults }],
    };
    const failures = ['a.test.ts › subtracts\n    expected 1 to be 2\n    at line 3'];
    expect(readUnitReport(report)).toMatchObject({ passed: 1, failures });
  });

  it('names a file that could not even be read', () => {
    const testResults = [{ ...passing, status: 'failed', message: 'no such module' }];
    expect(readUnitReport({ numPassedTests: 0, testResults }).failures).toEqual([
      'a.test.ts\n    no such module',
    ]);
  });

  it('finds failed journeys however deep they are, and counts second tries as failures', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'admin/a.spec.ts',
      line: 7,
      tests: [{ projectName: 'admin', status, results: [{ duration: 500, error: { message: red } }] }],
    });
    const inner = { specs: [spec('reads', 'flaky'), spec('writes', 'expected'), spec('waits', 'skipped')] };
    const report = {
      config: { rootDir: path.resolve('e2e') },
      stats: { expected: 1 },
      errors: [{ message: 'no browser' }],
      suites: [{ specs: [spec('opens', 'unexpected')], suites: [inner] }],
    };
    const { failed, ...tally } = readJourneyReport(report);
    expect(tally).toEqual({
      passed: 1,
      failures: [
        'e2e/admin/a.spec.ts:7 › opens\n    expected 1 to be 2',
        'e2e/admin/a.spec.ts:7 › reads\n    expected 1 to be 2',
        'outside of any journey\n    no browser',
      ],
      files: [{ file: 'e2e/admin/a.spec.ts', seconds: 2, tests: 4 }],
    });
    expect(failed.map(({ project, title }) => `${project} ${title}`)).toEqual(['admin opens', 'admin reads']);
  });

  it('believes a runner’s exit code over its report', () => {
    const file = fileOf({ numPassedTests: 3, testResults: [passing] });
    const well = { code: 0, signal: null, lastWords: '' };
    const badly = { code: 1, signal: null, lastWords: 'Unhandled rejection' };
    const broken = { code: 1, signal: 'SIGABRT', lastWords: 'corrupted size' } as const;
    expect(tallyOf(file, well, readUnitReport)).toMatchObject({ passed: 3, failures: [] });
    expect(tallyOf(file, badly, readUnitReport)).toMatchObject({
      passed: 3,
      failures: [expect.stringContaining('Unhandled rejection')],
    });
    expect(tallyOf('nowhere.json', well, readUnitReport).failures).toHaveLength(1);
    expect(tallyOf('nowhere.json', broken, readUnitReport).failures).toEqual([
      'the runner, which left no report (SIGABRT)\ncorrupted size',
    ]);
    const none = fileOf({ numPassedTests: 0, testResults: [] });
    expect(tallyOf(none, well, readUnitReport).failures).toEqual([expect.stringContaining('nothing to run')]);
  });
});
