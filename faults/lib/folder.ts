import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FaultContext } from './fault.ts';

/** Gone when the fault is over. */
export function newFolder({ defer }: Pick<FaultContext, 'defer'>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrina-fault-'));
  defer(() => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
