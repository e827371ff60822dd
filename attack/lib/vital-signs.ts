import assert from 'node:assert/strict';
import type { Target } from './attack.ts';
import { assertNone } from './attack.ts';
import { ask } from './wire.ts';

/** Lines that the program writes where something was its own fault, by their number in the log. */
const FAULT = 50;

interface LogLine {
  level?: number;
  msg?: string;
  url?: string;
  err?: { message?: string };
}

/** What the log calls a fault of our own: no attack may cause one, whatever it was answered with. */
function faultsIn(log: string): string[] {
  return log.split('\n').flatMap((line) => {
    if (!line.startsWith('{'))
      return /^\s*(?:ERROR|FATAL)\b|UnhandledPromise|RangeError/.test(line) ? [line] : [];
    try {
      const { level = 0, msg, url, err } = JSON.parse(line) as LogLine;
      return level >= FAULT ? [`${msg} ${url ?? ''} ${err?.message ?? ''}`] : [];
    } catch {
      return [];
    }
  });
}

/** How much of each program's log was looked at. */
const seen = new WeakMap<Target, number>();
/** It answers, it is still the same process, and it has written down nothing as its own fault since the last look. */
export async function livesOn(target: Target): Promise<string> {
  const [health, home] = [
    await ask(target.port, { path: '/healthz' }),
    await ask(target.port, { path: '/br' }),
  ];
  assert.deepEqual([health.status, home.status], [200, 200]);
  process.kill(target.pid, 0);
  const log = target.log();
  const news = log.slice(seen.get(target) ?? 0);
  seen.set(target, log.length);
  assertNone(faultsIn(news), 'The log tells of faults of its own');
  return 'it answers, and its log has no fault of its own';
}

/** What was typed, sent and mailed in this run, as far as it opens something. */
const secretsOf = ({ people: { owner, editor, viewer, stale }, mailbox }: Target): string[] => [
  ...[owner, editor, viewer, stale].flatMap(({ password, cookie }) => [
    password,
    ...cookie.split('; ').map((pair) => pair.split('=')[1] ?? ''),
  ]),
  ...mailbox.received.flatMap(({ text }) => /#([\w-]{20,})/.exec(text)?.[1] ?? []),
];

/** The log is read by more people than the database. */
export async function keepsQuiet(target: Target): Promise<string> {
  const log = target.log();
  const secrets = secretsOf(target).filter((secret) => secret.length > 8);
  assert(log.includes('"request"') && secrets.length > 10, 'There is nothing to look at.');
  assertNone(
    secrets
      .filter((secret) => log.includes(secret) || log.includes(decodeURIComponent(secret)))
      .map((secret) => `${secret.slice(0, 4)}…`),
    'In the log',
  );
  return `none of ${secrets.length} passwords, cookies and tokens stands in ${Math.round(log.length / 1024)} kB of it`;
}

/** Told to stop, it stops, with status 0. */
export async function endsInOrder(target: Target & { stop: () => Promise<void> }): Promise<string> {
  const began = performance.now();
  await target.stop();
  return `it was told to stop, and ended with status 0 after ${((performance.now() - began) / 1000).toFixed(1)} s`;
}
