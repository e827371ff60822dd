import { rmSync } from 'node:fs';

/** Runs after the servers have stopped. A run of all tests has a folder of its own, which it removes itself. */
export default function removeScratch(): void {
  const { VITRINA_SCRATCH: folder, VITRINA_SCRATCH_OWNER: owner } = process.env;
  if (folder && owner === String(process.pid)) rmSync(folder, { recursive: true, force: true });
}
