import { describeProblem } from '#contract/site/field-problems.ts';
import { DatabaseStartError } from '#db/start-error.ts';
import { refusals } from '#i18n/admin/en/refusals.ts';
import { backups } from '#i18n/admin/en/running/backups.ts';
import { fieldErrors } from '#i18n/dictionaries/us/field-errors.ts';
import { BackupProblem } from '#server/domain/running/backups/backup-problem.ts';
import { EnvironmentError } from '#server/env.ts';
import { DomainError } from '#server/lib/errors.ts';
import { StartError } from '#server/lib/process/data-dir.ts';

/** What was typed makes no sense; the message says why. */
export class UsageError extends Error {}

/** The messages of these were written for the person at the keyboard; anything else is a fault of ours. */
export function explainCommand(error: unknown, command: string, whileRunning: string): string {
  if (error instanceof UsageError) return `${error.message}\nSee: npm run ${command} -- --help`;
  if (error instanceof BackupProblem)
    return `Nothing was changed. ${backups.problems[error.code](error.detail)}`;
  if (error instanceof DomainError) {
    const fields = Object.entries(error.fields ?? {});
    const lines = fields.map(([field, problem]) => `${field}: ${describeProblem(problem, fieldErrors)}`);
    return `Nothing was changed. ${lines.join('\n') || (error.reason && refusals[error.reason]) || error.message}`;
  }
  if (error instanceof DatabaseStartError && error.reason === 'locked')
    return `Nothing was changed: the server is running, and the embedded database serves one program at a time. ${error.message}\n${whileRunning}`;
  if ([DatabaseStartError, EnvironmentError, StartError].some((kind) => error instanceof kind))
    return `Nothing was changed. ${(error as Error).message}`;
  return `This failed:\n${error instanceof Error ? error.stack : String(error)}`;
}

const isShown = process.stderr.isTTY === true;

/** One line that is written over; nothing where nobody looks. */
export function showProgress(what: string): (done: number, total: number) => void {
  return (done, total) => {
    if (isShown) process.stderr.write(`\r${what} ${done} of ${total}${done >= total ? '\n' : ''}`);
  };
}
