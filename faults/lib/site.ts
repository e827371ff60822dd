import assert from 'node:assert/strict';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type ServerProcess, startProgram } from '#test/harness/programs/program-process.ts';
import type { FaultContext } from './fault.ts';

/** Below those that the system gives to outgoing connections, so that one is still free after a restart. */
let lastPort = (Number(globalThis.process.env.FAULTS_PORT) || 4_550) - 1;
const READY_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 25;
const SHOWN = { lines: 8, chars: 400 };

export const account = { identifier: 'fausta', password: 'uma jangada contra o vento' };

export interface Site {
  origin: string;
  port: number;
  /** Begins a process and does not wait for it. */
  launch(env?: Record<string, string>): ServerProcess;
  /** Over when it says that it is ready; answers after how many milliseconds that was. */
  start(env?: Record<string, string>): Promise<number>;
  untilReady(withinMs?: number): Promise<number>;
  kill(): Promise<void>;
  /** An orderly end, asked for with SIGTERM here or by the caller: anything else throws. */
  stop(): Promise<void>;
  endsInOrder(): Promise<void>;
  process(): ServerProcess;
}

/** The real program, which may be killed and started again on the same port. */
export async function newSite(
  { defer, witness }: Pick<FaultContext, 'defer' | 'witness'>,
  env: Record<string, string>,
): Promise<Site> {
  const port = await nextPort();
  const origin = `http://127.0.0.1:${port}`;
  let current: ServerProcess | undefined;
  const process = () => {
    assert(current, 'The program was not started.');
    return current;
  };

  function launch(more: Record<string, string> = {}): ServerProcess {
    current = startProgram({
      // Nobody outside this machine is asked anything.
      PORT: String(port),
      PUBLIC_URL: origin,
      LOG_LEVEL: 'error',
      LINK_CHECKS: 'false',
      ADMIN_IDENTIFIER: account.identifier,
      ADMIN_PASSWORD: account.password,
      ...env,
      ...more,
    });
    return current;
  }

  async function untilReady(withinMs = READY_WITHIN_MS): Promise<number> {
    const began = performance.now();
    const { child } = process();
    for (;;) {
      const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
      await answer?.body?.cancel();
      if (answer?.ok) return performance.now() - began;
      assert(child.exitCode === null, `It ended with ${child.exitCode}.`);
      assert(performance.now() - began < withinMs, `It was not ready after ${withinMs} ms.`);
      await pause(LOOK_EVERY_MS);
    }
  }

  const said = () => {
    const lines = process().output().trimEnd().split('\n').slice(-SHOWN.lines);
    return lines.map((line) => line.slice(0, SHOWN.chars)).join('\n');
  };
  witness(() => (current ? `The program on port ${port} said:\n${said()}` : ''));
  async function kill(): Promise<void> {
    const { child, exited } = process();
    child.kill('SIGKILL');
    await exited;
  }
  async function endsInOrder(): Promise<void> {
    const began = performance.now();
    const code = await process().exited;
    const after = Math.round(performance.now() - began);
    assert.equal(code, 0, `It ended with ${code}, not in order, after ${after} ms.`);
  }
  defer(async () => {
    if (current) await kill();
  });
  return {
    origin,
    port,
    launch,
    untilReady,
    process,
    async start(more) {
      launch(more);
      return untilReady();
    },
    kill,
    async stop() {
      process().child.kill('SIGTERM');
      await endsInOrder();
    },
    endsInOrder,
  };
}

async function nextPort(): Promise<number> {
  for (;;) {
    lastPort += 1;
    const server = net.createServer();
    const free = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(lastPort, '127.0.0.1', () => resolve(true));
    });
    await new Promise((resolve) => server.close(resolve));
    if (free) return lastPort;
  }
}
