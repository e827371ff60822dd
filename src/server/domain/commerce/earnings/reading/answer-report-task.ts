import { asReportProblem, ReportProblem } from '../files/report-problem.ts';
import type { ReportAnswer, ReportTask } from './read-aside.ts';
import { lookAtFile, readFile } from './read-tables.ts';

/** All that a reading thread does with a report; a problem of the file is the last of its answers. */
export async function* answerReportTask(task: ReportTask): AsyncGenerator<ReportAnswer> {
  try {
    if ('facts' in task) for await (const part of readFile(task.file, task.facts)) yield { part };
    else yield { tables: await lookAtFile(task.file, task.known) };
  } catch (error) {
    const problem = asReportProblem(error);
    if (!(problem instanceof ReportProblem)) throw problem;
    yield { problem: problem.code, detail: problem.message };
  }
}
