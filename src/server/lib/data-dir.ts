import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A start that cannot succeed; the message says what to change. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Everything the program keeps lives below this folder: better to know now than at the first upload. */
export function ensureWritable(directory: string): void {
  const probe = path.join(directory, `.write-test-${process.pid}`);
  try {
    mkdirSync(directory, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new StartError(
      `DATA_DIR: nothing can be written in ${directory} (${(error as NodeJS.ErrnoException).code}). Choose another folder, or change its owner.`,
    );
  }
}
