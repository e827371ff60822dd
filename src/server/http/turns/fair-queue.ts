import { Turns } from './turns.ts';

export interface QueueLimits {
  /** How many work at the same time. */
  atOnce: number;
  /** How many may wait, of one network and in all. */
  perNetwork: number;
  inAll: number;
  /** Nobody waits longer. */
  waitAtMost: number;
  /** Work that takes longer waits for somebody else itself, and leaves the processor to others: its place is free again. */
  holdAtMost: number;
}

/** `refused`: too many wait already. `left`: whoever wanted it has gone. */
type Outcome = 'yours' | 'refused' | 'left';

export interface Turn {
  ready: Promise<Outcome>;
  /** Over, or not wanted any more; said as often as one likes. */
  leave(): void;
}

interface Ticket {
  path: readonly string[];
  since: number;
  settle: (outcome: Outcome) => void;
}

/** Work waits its turn: networks one after the other, and within one whatever calls itself the same. */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #now: () => number;
  readonly #working = new Set<Ticket>();
  readonly #turns = new Turns<Ticket>();
  /** The same tickets, oldest first. */
  readonly #waiting = new Set<Ticket>();

  constructor(limits: QueueLimits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  get working(): number {
    return this.#working.size;
  }

  /** Asks for a turn. Where `alone` says so, nobody else is there whom a network could hold up. */
  take(network: string, kind: string, alone = false): Turn {
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    const ticket: Ticket = { path: [network, kind], since: this.#now(), settle: resolve };
    this.#turns.push(ticket, ticket.path);
    this.#waiting.add(ticket);
    this.#next();
    // Whoever has most there gives way, and that need not be the one who has just come.
    if (!alone && this.#turns.sizeOf(network) > this.#limits.perNetwork)
      this.#refuse(this.#turns.popFrom(network));
    if (this.#turns.size > this.#limits.inAll) this.#refuse(this.#turns.pop());
    return { ready: promise, leave: () => this.#leave(ticket) };
  }

  /** Now and then: gives places back that are held too long, and up on waiting. */
  look(): void {
    const now = this.#now();
    const { holdAtMost, waitAtMost } = this.#limits;
    for (const ticket of this.#working) if (now - ticket.since >= holdAtMost) this.#working.delete(ticket);
    this.#next();
    for (const ticket of this.#waiting) {
      if (now - ticket.since < waitAtMost) break;
      this.#turns.delete(ticket, ticket.path);
      this.#refuse(ticket);
    }
  }

  #next(): void {
    while (this.#working.size < this.#limits.atOnce) {
      const ticket = this.#turns.shift();
      if (!ticket) return;
      this.#waiting.delete(ticket);
      ticket.since = this.#now();
      this.#working.add(ticket);
      ticket.settle('yours');
    }
  }

  #leave(ticket: Ticket): void {
    if (this.#working.delete(ticket)) this.#next();
    if (!this.#waiting.delete(ticket)) return;
    this.#turns.delete(ticket, ticket.path);
    ticket.settle('left');
  }

  #refuse(ticket: Ticket | undefined): void {
    if (!ticket) return;
    this.#waiting.delete(ticket);
    ticket.settle('refused');
  }
}
