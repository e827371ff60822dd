import type { BackupProblemCode, BackupProblemFacts } from '#contract/running/backups/backups.words.ts';
import { isUnavailable } from '#server/lib/database-errors.ts';

/** A reason that a person can be told in plain words. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem';
  readonly code: BackupProblemCode;
  readonly detail: string;

  constructor(code: BackupProblemCode, detail = '') {
    super(detail ? `${code}: ${detail}` : code);
    this.code = code;
    this.detail = detail;
  }
}

const DETAIL_CHARS = 300;

export function problemOf(error: unknown): BackupProblemFacts {
  if (error instanceof BackupProblem) return { code: error.code, detail: error.detail };
  if (isUnavailable(error)) return { code: 'database_busy', detail: '' };
  let root = error;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  const words = root instanceof Error ? root.message : String(root);
  return { code: 'unexpected', detail: words.slice(0, DETAIL_CHARS) };
}
