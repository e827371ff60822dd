import assert from 'node:assert/strict';
import type { Mailbox } from '#test/harness/servers/mail-server.ts';
import type { Engine } from '../../faults/lib/fault.ts';
import type { People } from './people.ts';

/** A running program with its defaults, and somebody of each role who has signed in to it. */
export interface Target {
  engine: Engine;
  port: number;
  origin: string;
  /** What links in mails begin with, whoever asks for them under whatever name. */
  publicUrl: string;
  dataDir: string;
  pid: number;
  people: People;
  mailbox: Mailbox;
  /** Everything that the program has printed. */
  log: () => string;
}

export interface Attack {
  target: Target;
  /** Also what takes minutes. */
  full: boolean;
  /** One thing that is tried. What it answers is told; where it throws, something is broken. */
  attempt(name: string, work: () => Promise<string>): Promise<void>;
  /** The same for what takes long and needs nobody else: looked at when everything else was tried. */
  meanwhile(name: string, work: () => Promise<string>): void;
}

/** What each file beside run.ts exports. */
export interface AttackClass {
  name: string;
  /** A sentence: what somebody tries. */
  about: string;
  /** Only with --full. */
  atLength?: boolean;
  run(attack: Attack): Promise<void>;
}

/** Names at most a few of those for whom something does not hold, so that a line stays a line. */
export function assertNone(offenders: readonly string[], what: string): void {
  const shown = offenders.slice(0, 5).join('; ');
  const more = offenders.length > 5 ? ` and ${offenders.length - 5} more` : '';
  assert(offenders.length === 0, `${what}: ${shown}${more}`);
}

/** The fastest of a few: what a busy machine adds is not the program's, what is left is. */
export async function fastest(work: () => Promise<unknown>, times = 3): Promise<number> {
  const taken: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const began = performance.now();
    await work();
    taken.push(performance.now() - began);
  }
  return Math.min(...taken);
}
