export type StartProblem =
  | 'locked'
  | 'newer'
  | 'too-old'
  | 'unwritable'
  | 'unreachable'
  | 'no-fsync'
  | 'not-a-database'
  | 'unopenable'
  | 'old-server'
  | 'unfit-pooler'
  | 'deaf'
  | 'no-standby';

/** The database refuses to open. The message is one that the person who starts the program can act on. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
  readonly reason: StartProblem;

  constructor(reason: StartProblem, message: string) {
    super(message);
    this.reason = reason;
  }
}

export function unopenable(dataDir: string, cause: string): DatabaseStartError {
  return new DatabaseStartError(
    'unopenable',
    `The database in ${dataDir} cannot be opened: ${cause}. Try once more, then restore a backup.`,
  );
}

export function notDurable(dataDir: string, cause: string): DatabaseStartError {
  return new DatabaseStartError(
    'no-fsync',
    `What is saved in ${dataDir} does not reach the disk (${cause}). Use another disk, or set DATABASE_URL.`,
  );
}
