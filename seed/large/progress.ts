export interface ProgressOutput {
  write(text: string): unknown;
  isTTY?: boolean;
}

const BAR_CHARS = 30;
const LINES = 10;

const whole = (value: number) => Math.round(value).toLocaleString('en-US');

/** A bar that redraws itself on a terminal; in a log, one line for each tenth. */
export function createProgress(output: ProgressOutput, total: number, clock = () => performance.now()) {
  const started = clock();
  let lastTenth = 0;
  const rate = (done: number) => done / Math.max((clock() - started) / 1000, 0.001);

  function bar(done: number): string {
    const filled = Math.round((done / total) * BAR_CHARS);
    const left = (total - done) / rate(done);
    const track = '█'.repeat(filled) + '░'.repeat(BAR_CHARS - filled);
    return `${track} ${whole(done)} of ${whole(total)} posts, ${whole(rate(done))} a second, ${whole(left)} s left`;
  }

  return {
    update(done: number): void {
      if (output.isTTY) {
        output.write(`\r\x1b[2K${bar(done)}${done >= total ? '\n' : ''}`);
        return;
      }
      const tenth = Math.floor((done / total) * LINES);
      if (tenth === lastTenth) return;
      lastTenth = tenth;
      output.write(`${whole(done)} of ${whole(total)} posts, ${whole(rate(done))} a second\n`);
    },
    summary: (done: number): string =>
      `${whole(done)} posts in ${((clock() - started) / 1000).toFixed(1)} s, ${whole(rate(done))} rows a second`,
  };
}
