import { setFlagsFromString } from 'node:v8';

/** By how many hundredths a heap may grow before it is collected: little, so that what is not needed is given back soon. */
export const usualGrowth = 25;
/** Threads that make page after page would spend a third of their time on that. */
const hurriedGrowth = 100;

export const growingBy = (percent: number) => `--heap-growing-percent=${percent}`;

interface Ending {
  once(event: 'exit', told: () => void): unknown;
}

let hurried = 0;

/** Heaps of the whole process are collected less often for as long as such a thread lives. */
export function hurryWhile(thread: Ending, set = setFlagsFromString): void {
  hurried += 1;
  set(growingBy(hurriedGrowth));
  thread.once('exit', () => {
    hurried -= 1;
    if (hurried === 0) set(growingBy(usualGrowth));
  });
}
