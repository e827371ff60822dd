import os from 'node:os';

const NICE = 10;

/**
 * Lets whoever is being answered go first, where there are more threads than processors. A priority belongs to a thread
 * on Linux alone: elsewhere this would hold up the whole process.
 */
export function giveWay(): void {
  if (process.platform === 'linux') os.setPriority(NICE);
}
