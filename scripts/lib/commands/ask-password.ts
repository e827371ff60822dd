import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** One line from standard input. At a terminal it is asked for, and what is typed stays invisible. */
export async function askPassword(question: string): Promise<string> {
  const terminal = process.stdin.isTTY === true;
  if (terminal) process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (terminal) process.stderr.write('\n');
  }
}
