import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#test/harness/programs/free-port.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import { startBalancer } from './balancer.ts';

const deploy = path.resolve(import.meta.dirname, '../../../deploy');
const [, ...start] = packageFile.scripts.start.split(' ');
/** Where no systemd is: the words that hand-over.sh says to it, passed on. */
const SYSTEMCTL = `#!/bin/sh
[ "$1" = --quiet ] && shift
unit=''; verb=$1; for word; do unit=$word; done
exec curl -fs -o /dev/null -X POST "$SYSTEMD_DOUBLE/$verb/$unit"
`;

interface Running {
  child: ChildProcess;
  exited: Promise<unknown>;
}

/** `vitrina@a`, `vitrina@b` and `vitrina-worker`: the last one runs what the folder without a letter leads to. */
type Instance = 'a' | 'b' | 'worker';

/** Starts and stops what `vitrina@.service` and `vitrina-worker.service` would. */
async function systemdDouble(folder: string, env: (instance: Instance) => Record<string, string>) {
  const running = new Map<Instance, Running>();
  /** How many pages each had ready before it called itself ready. */
  const warm: Record<Instance, number[]> = { a: [], b: [], worker: [] };
  /** Of which versions the process of jobs was. */
  const worked: string[] = [];
  const codes: unknown[] = [];
  const doIt: Record<string, (instance: Instance) => Promise<boolean>> = {
    'is-active': async (instance) => running.has(instance),
    start: async (instance) => {
      const isWorker = instance === 'worker';
      const cwd = fs.realpathSync(path.join(folder, isWorker ? 'vitrina' : `vitrina-${instance}`));
      if (isWorker) worked.push(path.basename(cwd));
      const child = spawn(process.execPath, start, {
        cwd,
        env: env(instance),
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        const [, pages] = /"pages":(\d+),"msg":"Pages that readers/.exec(text) ?? [];
        if (pages) warm[instance].push(Number(pages));
      });
      const exited = once(child, 'exit').then(([code]) => {
        codes.push(code);
        running.delete(instance);
      });
      running.set(instance, { child, exited });
      return true;
    },
    stop: async (instance) => {
      running.get(instance)?.child.kill('SIGTERM');
      await running.get(instance)?.exited;
      return true;
    },
    restart: async (instance) => {
      await doIt.stop?.(instance);
      return (await doIt.start?.(instance)) ?? false;
    },
    enable: async () => true,
    disable: async () => true,
  };
  const server = http.createServer(async ({ url = '' }, response) => {
    const [, verb = '', unit = ''] = url.split('/');
    const instance = /^vitrina(?:@|-)(a|b|worker)$/.exec(unit)?.[1] as Instance | undefined;
    const done = instance ? await doIt[verb]?.(instance) : false;
    response.writeHead(done ? 200 : 404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bin = path.join(folder, 'bin');
  fs.mkdirSync(bin, { recursive: true });
  fs.writeFileSync(path.join(bin, 'systemctl'), SYSTEMCTL, { mode: 0o755 });
  return {
    bin,
    warm,
    worked,
    codes,
    startWorker: () => doIt.start?.('worker'),
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const instance of running.keys()) await doIt.stop?.(instance);
      server.close();
    },
  };
}

/** Two instances that serve and a process of jobs, HAProxy before them, and the script that hands over from one to the other. */
export async function openMachine(folder: string, env: Record<string, string>) {
  const [a, b, worker] = [await freePort(), await freePort(), await freePort()];
  const [site, standing] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${site}`;
  const etc = path.join(folder, 'etc');
  fs.mkdirSync(etc);
  for (const [name, port] of Object.entries({ a, b }))
    fs.writeFileSync(path.join(etc, `${name}.env`), `ROLE=web\nPORT=${port}\n`);
  const ports = { a, b, worker };
  const systemd = await systemdDouble(folder, (instance) => ({
    PATH: process.env.PATH ?? '',
    ...{ DATA_DIR: path.join(folder, 'data'), PUBLIC_URL: origin, TRUST_PROXY: '2' },
    ...{ ROLE: instance === 'worker' ? 'worker' : 'web', PORT: String(ports[instance]) },
    ...env,
  }));
  const closeBalancer = await startBalancer(folder, { 3011: a, 3012: b, 8080: site, 8404: standing });
  return {
    origin,
    warm: systemd.warm,
    codes: systemd.codes,
    worked: systemd.worked,
    startWorker: systemd.startWorker,
    /** Whether the process of jobs says that it does them. */
    isWorking: async () =>
      (await fetch(`http://127.0.0.1:${worker}/readyz`).catch(() => undefined))?.ok ?? false,
    /** The shipped script, as it is; answers how many seconds it took. */
    async handOver(): Promise<number> {
      const began = performance.now();
      await promisify(execFile)(path.join(deploy, 'hand-over.sh'), [], {
        env: {
          PATH: `${systemd.bin}:${process.env.PATH}`,
          SYSTEMD_DOUBLE: systemd.address,
          VITRINA_ETC: etc,
          VITRINA_PROGRAMS: path.join(folder, 'vitrina'),
          VITRINA_STANDING: `http://127.0.0.1:${standing}`,
        },
      });
      return (performance.now() - began) / 1_000;
    },
    stopAll: systemd.close,
    closeBalancer,
  };
}
