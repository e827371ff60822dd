import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What somebody at the other end of a connection keeps us waiting for. */
type Owed = 'body' | 'leftover' | 'answer' | undefined;

export interface Patience {
  /** So long a body may do without `leastBytes` more of it, and what is left of one that nobody reads may take in all. */
  body: number;
  leastBytes: number;
  /** So long an answer may wait for somebody to read on. */
  answer: number;
}

type Counted = Pick<Socket, 'bytesRead' | 'bytesWritten' | 'writableLength'>;
type Asked = Pick<IncomingMessage, 'complete' | 'readableLength'>;
type Answered = Pick<ServerResponse, 'writableFinished' | 'headersSent'>;

/** One connection, judged by public numbers of its socket alone. Times are milliseconds of any one clock. */
export class Line<S extends Counted = Socket> {
  readonly socket: S;
  readonly network: string;
  #request: Asked | undefined;
  #response: Answered | undefined;
  #open = 0;
  #owed: Owed;
  #bytes = 0;
  #since: number;
  #heard = 0;
  #quietSince: number;

  constructor(socket: S, network: string, now: number) {
    this.socket = socket;
    this.network = network;
    this.#since = now;
    this.#quietSince = now;
  }

  /** A request has come in; whoever calls says by `over` when its answer is done with. */
  begin(request: Asked, response: Answered): { over: () => void } {
    this.#request = request;
    this.#response = response;
    this.#open += 1;
    const over = () => {
      this.#open -= 1;
    };
    return { over };
  }

  /** Questions that wait for their answers. */
  get open(): number {
    return this.#open;
  }

  /** Nobody waits for anything on it, or nothing was asked yet. */
  get isAtRest(): boolean {
    return this.#open === 0 && this.socket.writableLength === 0;
  }

  /** Since when nothing has come in, as far as somebody has looked. */
  get quietSince(): number {
    return this.#quietSince;
  }

  /** Whether a sentence of ours would be the answer to the one question that is open. */
  get canBeAnswered(): boolean {
    return this.#open === 1 && this.#response?.headersSent === false && this.socket.writableLength === 0;
  }

  get owed(): Owed {
    const request = this.#request;
    if (request && !request.complete) {
      if (this.#response?.writableFinished) return 'leftover';
      // Where something lies unread, it is we who are slow.
      if (request.readableLength === 0) return 'body';
    }
    return this.socket.writableLength > 0 ? 'answer' : undefined;
  }

  /** Looks whether something has moved since the last look, and says what has been waited for too long. */
  look(now: number, patience: Patience): Owed {
    const { bytesRead, bytesWritten, writableLength } = this.socket;
    if (bytesRead !== this.#heard) {
      this.#heard = bytesRead;
      this.#quietSince = now;
    }
    const owed = this.owed;
    const bytes = owed === 'answer' ? bytesWritten - writableLength : bytesRead;
    const enough = { body: patience.leastBytes, leftover: Infinity, answer: 1 }[owed ?? 'answer'];
    if (owed !== this.#owed || bytes - this.#bytes >= enough) {
      this.#owed = owed;
      this.#bytes = bytes;
      this.#since = now;
    }
    if (!owed || now - this.#since < (owed === 'answer' ? patience.answer : patience.body)) return undefined;
    return owed;
  }
}
