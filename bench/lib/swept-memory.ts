import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const sweep: () => void = runInNewContext('gc');

/** The most that was held at a time, in bytes; what only waits to be swept is none of it. */
export function watchMemory() {
  let peak = 0;
  const look = () => {
    sweep();
    const { heapUsed, external } = process.memoryUsage();
    peak = Math.max(peak, heapUsed + external);
  };
  const timer = setInterval(look, 500);
  return () => {
    clearInterval(timer);
    look();
    return peak;
  };
}
