import { FeedProblem } from './feed-caps.ts';

/** Bytes that come in pieces of any size, some of them wanted by number. */
export class ByteSource {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #rest: Buffer = Buffer.alloc(0);
  /** What was handed out last: some of it may come back. */
  #last: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterator<Uint8Array>) {
    this.#chunks = chunks;
  }

  /** Whatever is next; undefined at the end. */
  async next(): Promise<Buffer | undefined> {
    if (this.#rest.length > 0) {
      this.#last = this.#rest;
      this.#rest = Buffer.alloc(0);
      return this.#last;
    }
    const { done, value } = await this.#chunks.next();
    if (done) return undefined;
    this.#last = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    return this.#last;
  }

  /** Exactly so many: an archive that has no more was cut. */
  async take(bytes: number): Promise<Buffer> {
    while (this.#rest.length < bytes) {
      const { done, value } = await this.#chunks.next();
      if (done) throw new FeedProblem('damaged', 'The archive was cut.');
      this.#rest = Buffer.concat([this.#rest, value]);
    }
    this.#last = this.#rest.subarray(0, bytes);
    this.#rest = this.#rest.subarray(bytes);
    return this.#last;
  }

  /** The end of what was handed out last, for whoever asks next. */
  giveBack(bytes: number): void {
    if (bytes > 0) this.#rest = Buffer.concat([this.#last.subarray(this.#last.length - bytes), this.#rest]);
  }
}
