import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';

export interface Load {
  requests: number;
  /** Of the server's own processor time, in microseconds; undefined where the system does not tell. */
  cpuPerRequest: number | undefined;
}

const TICKS_PER_SECOND = 100;

/** User and system time of a process, in microseconds. */
function cpuOf(pid: number): number | undefined {
  try {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return ((Number(fields[11]) + Number(fields[12])) * 1_000_000) / TICKS_PER_SECOND;
  } catch {
    return undefined;
  }
}

/** One connection that asks again as soon as it has its answer. All answers have the same length: it only counts bytes. */
async function keepAsking(port: number, request: string, until: number): Promise<number> {
  const socket = net.connect(port, '127.0.0.1').setNoDelay(true);
  await once(socket, 'connect');
  let length = 0;
  let received = 0;
  let answers = 0;
  const ended = Promise.withResolvers<void>();
  socket.on('data', (chunk: Buffer) => {
    length ||= answerLength(chunk);
    received += chunk.length;
    if (received < length) return;
    received -= length;
    answers += 1;
    if (performance.now() < until) socket.write(request);
    else socket.end(() => ended.resolve());
  });
  socket.on('error', ended.reject);
  socket.write(request);
  await ended.promise;
  return answers;
}

/** Head and body; the head has to come in one piece, as it does. */
function answerLength(first: Buffer): number {
  const head = first.indexOf('\r\n\r\n');
  const [status] = first.subarray(0, first.indexOf('\r\n')).toString().split(' ').slice(1);
  const body = /\r\ncontent-length: (\d+)/i.exec(first.subarray(0, head).toString())?.[1];
  if (head < 0 || (status !== '304' && body === undefined))
    throw new Error('This is not the answer of a page.');
  return head + 4 + Number(body ?? 0);
}

export interface Target {
  port: number;
  pid: number;
  /** The request as it goes over the wire. */
  request: string;
}

/** So many connections at once for so long. */
export async function load({ port, pid, request }: Target, connections: number, ms: number): Promise<Load> {
  const before = cpuOf(pid);
  const until = performance.now() + ms;
  const answers = await Promise.all(
    Array.from({ length: connections }, () => keepAsking(port, request, until)),
  );
  const requests = answers.reduce((sum, each) => sum + each, 0);
  const after = cpuOf(pid);
  const known = before !== undefined && after !== undefined;
  return { requests, cpuPerRequest: known ? (after - before) / requests : undefined };
}
