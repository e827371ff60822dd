import { LRUCache } from 'lru-cache';
import { TagIndex } from '#server/domain/pages/invalidations/tag-index.ts';
import type { KeptPage } from './kept-page.ts';

/** What a page costs beside its bytes: headers, tags and the entry itself. */
const ENTRY_BYTES = 2_000;
/** Pages that say that there is nothing, or nothing yet: anybody can ask for any number of them. */
const MISSING_PAGES = 200;

/** The pages that are asked for most, ready to send. */
export class MemoryPages {
  readonly #found: LRUCache<string, KeptPage>;
  readonly #missing: LRUCache<string, KeptPage>;
  readonly #byTag = new TagIndex();

  constructor(maxBytes: number) {
    const dispose = (page: KeptPage, key: string) => this.#byTag.remove(key, page.tags);
    this.#found = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ brotli }) => brotli.length + ENTRY_BYTES,
      dispose,
    });
    this.#missing = new LRUCache({ max: MISSING_PAGES, dispose });
  }

  get(key: string): KeptPage | undefined {
    return this.#found.get(key) ?? this.#missing.get(key);
  }

  set(page: KeptPage): void {
    this.delete(page.key);
    (page.status === 200 && !page.standsIn ? this.#found : this.#missing).set(page.key, page);
    this.#byTag.add(page.key, page.tags);
  }

  delete(key: string): void {
    this.#found.delete(key);
    this.#missing.delete(key);
  }

  keysOf(tags: Iterable<string>): Set<string> {
    return this.#byTag.keysOf(tags);
  }

  /** Whether what nobody has asked for yet would take the place of nothing. */
  get hasRoom(): boolean {
    return this.#found.calculatedSize < this.#found.maxSize / 2;
  }

  get bytes(): number {
    return this.#found.calculatedSize;
  }

  get count(): number {
    return this.#found.size;
  }
}
