import { earningLimits } from '#contract/commerce/earnings/earning-limits.ts';
import type { ReportFileProblem, ReportTable } from '#contract/commerce/earnings/earnings.words.ts';
import { readAside, TooCostly } from '#server/lib/aside/read-aside.ts';
import { ReportProblem } from '../files/report-problem.ts';
import type { ReadingFacts, ReadPart } from './reading-facts.ts';
import type { KnownReports } from './recognise-table.ts';

export type ReportTask = { file: string; known: KnownReports } | { file: string; facts: ReadingFacts };
export type ReportAnswer =
  | { tables: ReportTable[] }
  | { part: ReadPart }
  | { problem: ReportFileProblem; detail: string };

interface Reading {
  signal?: AbortSignal;
  /** Another one is for tests. */
  aside?: typeof readAside | undefined;
}

/** A report is whatever somebody has: all of it is read in a thread, which is left where it takes too much. */
async function* answersTo(task: ReportTask, { signal, aside = readAside }: Reading) {
  const thread = new URL('./report-thread.ts', import.meta.url);
  try {
    const asked = { thread, task, limits: earningLimits.reading, signal };
    for await (const answer of aside<ReportAnswer>(asked)) {
      if ('problem' in answer) throw new ReportProblem(answer.problem, answer.detail);
      yield answer;
    }
  } catch (error) {
    throw error instanceof TooCostly ? new ReportProblem('too_costly', error.message) : error;
  }
}

export async function lookAside(
  file: string,
  known: KnownReports,
  reading: Reading = {},
): Promise<ReportTable[]> {
  for await (const answer of answersTo({ file, known }, reading))
    if ('tables' in answer) return answer.tables;
  throw new Error('Nobody has looked at the report.');
}

export async function* partsAside(
  file: string,
  facts: ReadingFacts,
  reading: Reading = {},
): AsyncGenerator<ReadPart> {
  for await (const answer of answersTo({ file, facts }, reading)) if ('part' in answer) yield answer.part;
}
