import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Figure } from './lib/benchmark.ts';
import { type Load, load, type Target } from './lib/load.ts';
import { serveSite } from './lib/serve-site.ts';

export const name = 'pages';
export const about =
  'A kept page beside a bare `node:http` server that sends the same head and bytes: 50 connections, in turns of two seconds, five each. Processor time is what each server itself used for one answer. And a call, `/api/home-data`, in turns with the page, of the same server.';

const PORT = 3996;
const CONNECTIONS = 50;
const TURN_MS = 2_000;
const TURNS = 5;
const page = '/br/melhores-aspiradores-verticais';
const call = '/api/home-data?locale=br';

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const requestOf = (path: string, { etag, agent = browser }: { etag?: string; agent?: string } = {}) =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Accept-Encoding: gzip, br',
    ...(agent ? [`User-Agent: ${agent}`] : []),
    ...(etag ? [`If-None-Match: ${etag}`] : []),
    '',
    '',
  ].join('\r\n');

/** The answer as it comes over the wire, still compressed. */
async function ask(etag?: string, path = page): Promise<{ answer: http.IncomingMessage; body: Buffer }> {
  const headers = { 'accept-encoding': 'gzip, br', ...(etag && { 'if-none-match': etag }) };
  const request = http.get({ host: '127.0.0.1', port: PORT, path, headers });
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  return { answer, body: await buffer(answer) };
}

/** A server that does nothing but send this. */
async function openBare({ answer, body }: Awaited<ReturnType<typeof ask>>) {
  const child = fork(path.join(import.meta.dirname, 'lib', 'bare-server.ts'));
  const own = ['date', 'connection', 'keep-alive'];
  const headers = Object.entries(answer.headers)
    .filter(([header]) => !own.includes(header))
    .flatMap(([header, value]) => [header, String(value)]);
  child.send({ status: answer.statusCode, headers, body: body.toString('base64') });
  const [port] = await once(child, 'message');
  return { child, port: Number(port) };
}

async function* compare(what: string, kept: Target, bare: Target, least = 0.9): AsyncGenerator<Figure> {
  const turns: { kept: Load; bare: Load }[] = [];
  for (let turn = 0; turn <= TURNS; turn++) {
    const pair = {
      kept: await load(kept, CONNECTIONS, TURN_MS),
      bare: await load(bare, CONNECTIONS, TURN_MS),
    };
    // The first turn warms both up.
    if (turn > 0) turns.push(pair);
  }
  const perSecond = (side: 'kept' | 'bare') =>
    median(turns.map((turn) => turn[side].requests / (TURN_MS / 1000)));
  const cpu = (side: 'kept' | 'bare') => median(turns.map((turn) => turn[side].cpuPerRequest ?? 0));
  const rate = (side: 'kept' | 'bare') => Math.round(perSecond(side)).toLocaleString('en-US');
  yield {
    name: `${what}, answers a second`,
    value: median(turns.map((turn) => turn.kept.requests / turn.bare.requests)),
    detail: `${rate('kept')} ÷ ${rate('bare')} a second, client on the same machine`,
    promise: { text: `≥ ${least}`, kept: (value) => value >= least },
  };
  if (cpu('kept') > 0) {
    yield {
      name: `${what}, processor time`,
      value: cpu('bare') / cpu('kept'),
      detail: `${cpu('bare').toFixed(1)} ÷ ${cpu('kept').toFixed(1)} µs an answer`,
    };
  }
}

export async function* run(): AsyncGenerator<Figure> {
  const demo = await serveSite(PORT);
  const children: ChildProcess[] = [];
  try {
    // The first answer is rendered, the second is the kept one.
    await ask(undefined);
    const { answer } = await ask(undefined);
    const cases: Record<string, { etag?: string; agent?: string }> = {
      'a kept page': {},
      'a kept page for a robot': { agent: robot },
      'a kept page for a program without a name': { agent: '' },
      'a page that has not changed': { etag: answer.headers.etag ?? '' },
    };
    for (const [what, how] of Object.entries(cases)) {
      const { child, port } = await openBare(await ask(how.etag));
      children.push(child);
      const request = requestOf(page, how);
      yield* compare(what, { port: PORT, pid: demo.pid, request }, { port, pid: child.pid ?? 0, request });
    }
    await ask(undefined, call);
    const own = { port: PORT, pid: demo.pid };
    yield* compare(
      'a call of readers beside a kept page',
      { ...own, request: requestOf(call) },
      { ...own, request: requestOf(page) },
      0.7,
    );
  } finally {
    for (const child of children) child.kill();
    await demo.close();
  }
}
