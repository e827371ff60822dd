import { type ChildProcess, execFile, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#test/harness/programs/free-port.ts';
import { nginx, startNginx } from '#test/harness/servers/nginx.ts';
import { startVarnish } from '#test/harness/servers/varnish.ts';
import type { Figure } from './lib/benchmark.ts';
import { serveSite } from './lib/serve-site.ts';

export const name = 'caches';
export const about =
  'One kept page by wrk (`-t1 -c50`, a browser’s headers, brotli), in turns of three seconds, five each after one to warm up: nginx with a file of the same bytes and the same head; a bare `node:http`; Vitrina alone; `deploy/nginx` and `deploy/varnish` before it. wrk and what it asks share the cores, so what takes less of them gives more; each ratio is the median of its turns.';
export const whyMissed =
  'Varnish needs 57 to 85 µs of processor time for an answer where nginx needs 34, and with a VCL of nothing but `return (hash)` it reached 0.6: it hands requests from thread to thread and writes down each line of them (`vsl_mask` takes a tenth off). Vitrina alone is faster; Varnish is there for what it shows when nobody answers.';

const PORT = 3995;
const TOKEN = 'a-token-of-this-measurement';
const TURN = '3s';
const TURNS = 5;
const pathname = '/br/melhores-aspiradores-verticais';
const asked = {
  'accept-encoding': 'br',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};
const execute = promisify(execFile);
const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Requests a second; none may fail. */
async function ask(url: string): Promise<number> {
  const headers = Object.entries(asked).flatMap(([header, value]) => ['-H', `${header}: ${value}`]);
  const { stdout } = await execute('wrk', ['-t1', '-c50', `-d${TURN}`, ...headers, url]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

/** The answer as it is, still compressed. */
async function take(url: string) {
  const answer = await fetch(url, { headers: { ...asked, 'accept-encoding': 'identity' } });
  await answer.arrayBuffer();
  const { stdout: body } = await execute(
    'curl',
    ['-s', ...Object.entries(asked).flatMap(([header, value]) => ['-H', `${header}: ${value}`]), url],
    { encoding: 'buffer' },
  );
  const own = ['date', 'connection', 'keep-alive', 'content-length', 'content-encoding'];
  const headers = [...answer.headers].filter(([header]) => !own.includes(header));
  return { headers: [...headers, ['content-encoding', 'br']] as [string, string][], body };
}
type Taken = Awaited<ReturnType<typeof take>>;

async function openBare({ headers, body }: Taken) {
  const child = fork(path.join(import.meta.dirname, 'lib', 'bare-server.ts'));
  const flat = [...headers, ['content-length', String(body.length)]].flat();
  child.send({ status: 200, headers: flat, body: body.toString('base64') });
  const [port] = await once(child, 'message');
  return { child, url: `http://127.0.0.1:${port}/` };
}

/** nginx as it is fastest: the bytes in a file, open already, and nothing written down. */
async function openFile(folder: string, { headers, body }: Taken) {
  const port = await freePort();
  fs.writeFileSync(path.join(folder, 'page'), body);
  const added = headers
    .filter(([header]) => header !== 'content-type')
    .map(([header, value]) => `add_header ${header} "${value.replaceAll('"', '\\"')}";`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${folder}/${what};`,
  );
  const file = path.join(folder, 'nginx.conf');
  const text = [
    process.getuid?.() === 0 ? 'user root;' : '',
    `daemon off; pid ${folder}/pid; error_log stderr warn; worker_processes auto; events {}`,
    `http { ${temporary.join(' ')} access_log off; sendfile on; tcp_nopush on; open_file_cache max=10;`,
    `etag off; server { listen 127.0.0.1:${port}; root ${folder}; default_type "text/html; charset=utf-8";`,
    `${added.join('\n')} } }`,
  ];
  fs.writeFileSync(file, text.join('\n'));
  const child = spawn(nginx?.program ?? 'nginx', ['-p', folder, '-c', file], { stdio: 'inherit' });
  return { child, url: `http://127.0.0.1:${port}/page` };
}

export async function* run(): AsyncGenerator<Figure> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrina-caches-'));
  const parts = { origins: [PORT], token: TOKEN };
  const [varnish, before] = [await startVarnish(parts), await startNginx(parts)];
  const env = {
    ...{ CACHE_TOKEN: TOKEN, TRUST_PROXY: 'true', EDGE_TARGETS: 'varnish,nginx' },
    EDGE_VARNISH_URLS: varnish.purgeUrl,
  };
  const site = await serveSite(PORT, { env });
  const children: ChildProcess[] = [];
  try {
    const origin = `${site.origin}${pathname}`;
    await take(origin);
    const taken = await take(origin);
    const [file, bare] = [await openFile(folder, taken), await openBare(taken)];
    children.push(file.child, bare.child);
    const contestants: [what: string, url: string, least?: number][] = [
      ['nginx with a file', file.url],
      ['a bare `node:http`', bare.url],
      ['Vitrina alone', origin],
      ['`deploy/nginx` before Vitrina', `${before.url}${pathname}`, 0.8],
      ['`deploy/varnish` before Vitrina', `${varnish.url}${pathname}`, 0.8],
    ];
    const turns: number[][] = [];
    for (let turn = 0; turn <= TURNS; turn += 1) {
      const rates: number[] = [];
      for (const [, url] of contestants) rates.push(await ask(url));
      if (turn > 0) turns.push(rates);
    }
    for (const [n, [what, , least]] of contestants.entries())
      yield {
        name: `${what} ÷ nginx with a file`,
        value: median(turns.map((rates) => (rates[n] ?? 0) / (rates[0] ?? 1))),
        detail: `${Math.round(median(turns.map((rates) => rates[n] ?? 0))).toLocaleString('en-US')} a second`,
        ...(least && { promise: { text: `≥ ${least}`, kept: (value: number) => value >= least } }),
      };
  } finally {
    for (const child of children) child.kill();
    await site.close();
    await before.close();
    await varnish.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
