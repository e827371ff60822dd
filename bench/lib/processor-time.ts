import fs from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

interface Times {
  parent: number;
  own: number;
  /** Of those of its children that have ended. */
  ofChildren: number;
}

function readTimes(pid: number | string): Times {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const sum = (at: number) => ((fields[at] ?? 0) + (fields[at + 1] ?? 0)) * TICK_MS;
  return { parent: fields[1] ?? 0, own: sum(11), ofChildren: sum(13) };
}

/** What a process has used of processors so far, all its threads together; in milliseconds. */
export const processTime = (pid: number): number => readTimes(pid).own;

/** The same of a process with all that it has started, ended or not: of PostgreSQL, by any of its workers. */
export function familyTime(worker: number): number {
  const { parent } = readTimes(worker);
  const { own, ofChildren } = readTimes(parent);
  let total = own + ofChildren;
  for (const pid of fs.readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      const times = readTimes(pid);
      if (times.parent === parent) total += times.own;
    } catch {
      // It has just ended.
    }
  }
  return total;
}
