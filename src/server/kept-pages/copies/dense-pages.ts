import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { exactBytes } from './exact-bytes.ts';
import type { KeptPage } from './kept-page.ts';
import type { MemoryPages } from './memory-pages.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** One sixteenth smaller than what is made at once, in twenty times its time: not for a reader to wait for. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_LGWIN]: 16 };
/** Where more are asked for than one thread can press, the rest wait until they are asked for again. */
const MOST_WAITING = 50;
/** Of one core, it takes a fifth at most. */
const REST = 4;

/** Presses pages once more that are asked for again, one after the other and beside everything else. */
export class DensePages {
  readonly #memory: Pick<MemoryPages, 'get' | 'set'>;
  readonly #considered = new WeakSet<KeptPage>();
  readonly #waiting: KeptPage[] = [];
  #working: Promise<void> | undefined;
  #pause: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(memory: Pick<MemoryPages, 'get' | 'set'>) {
    this.#memory = memory;
  }

  /** Called for every answer from memory: it must cost next to nothing. */
  consider(page: KeptPage): void {
    if (this.#considered.has(page)) return;
    if (this.#stopped || page.status !== 200 || this.#waiting.length >= MOST_WAITING) return;
    this.#considered.add(page);
    this.#waiting.push(page);
    if (!this.#working && !this.#pause) this.#next();
  }

  /** Over when the page at hand is done; none is begun after that. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#pause);
    await this.#working;
  }

  #next(): void {
    this.#pause = undefined;
    const page = this.#waiting.shift();
    if (!page) return;
    const began = performance.now();
    this.#working = this.#press(page).finally(() => {
      this.#working = undefined;
      if (this.#stopped) return;
      this.#pause = setTimeout(() => this.#next(), (performance.now() - began) * REST).unref();
    });
  }

  async #press(page: KeptPage): Promise<void> {
    if (this.#memory.get(page.key) !== page) return;
    const brotli = await compress(await decompress(page.brotli), { params });
    // Meanwhile it may have been rendered anew, or have made room for another.
    if (brotli.length >= page.brotli.length || this.#memory.get(page.key) !== page) return;
    const denser = { ...page, brotli: exactBytes(brotli) };
    this.#considered.add(denser);
    this.#memory.set(denser);
  }
}
