import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { giveWay } from '#server/lib/aside/give-way.ts';
import { hostileRequests } from './corpus.ts';
import { sendRaw } from './wire.ts';

const PER_SECOND = 400;
const AT_ONCE = 500;
const QUIET_MS = 5_000;

export interface CorpusSent {
  sent: number;
  seconds: number;
  /** How often each status came; 0 for what was no answer, -1 for none. */
  statuses: Map<number, number>;
  /** Faults of ours, with what was asked. */
  wrong: string[];
}

/** Sends the whole corpus. Attackers sit elsewhere: on this machine they give way, so that only what they cause is measured. */
async function send(port: number): Promise<CorpusSent> {
  const statuses = new Map<number, number>();
  const wrong: string[] = [];
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const under = new Set<Promise<void>>();
  const began = performance.now();
  let sent = 0;
  for (const bytes of hostileRequests()) {
    const due = began + (sent * 1_000) / PER_SECOND - performance.now();
    if (due > 1) await pause(due);
    while (under.size >= AT_ONCE) await pause(10);
    sent += 1;
    const one = sendRaw(port, bytes, { quietMs: QUIET_MS }).then(({ answers }) => {
      if (answers.length === 0) count(-1);
      for (const { status, head } of answers) {
        count(Number.isNaN(status) ? 0 : status);
        const asked = JSON.stringify(bytes.toString('latin1').slice(0, 120));
        if (status >= 500 && status !== 505) wrong.push(`${head.split('\r\n', 1)[0]} to ${asked}`);
      }
    });
    under.add(one);
    void one.finally(() => under.delete(one));
  }
  await Promise.all(under);
  return { sent, seconds: (performance.now() - began) / 1000, statuses, wrong };
}

giveWay();
parentPort?.postMessage(await send((workerData as { port: number }).port));
