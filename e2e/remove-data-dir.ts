import { rmSync } from 'node:fs';

/** Runs after the server has stopped. */
export default function removeDataDir(): void {
  const directory = process.env.E2E_DATA_DIR;
  if (directory) rmSync(directory, { recursive: true, force: true });
}
