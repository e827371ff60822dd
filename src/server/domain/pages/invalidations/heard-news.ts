interface News {
  number: number;
  tags: readonly string[];
  cause: string;
}

/**
 * Changes in the order in which this process heard of them. What is made from now on has seen all of them, for they were
 * written before; what came while something was being made, it may have missed.
 */
export class HeardNews {
  readonly #kept: number;
  #count = 0;
  #news: News[] = [];

  constructor(kept: number) {
    this.#kept = kept;
  }

  /** How many there were: the place to begin from. */
  get count(): number {
    return this.#count;
  }

  add(tags: readonly string[], cause: string): void {
    this.#count += 1;
    this.#news.push({ number: this.#count, tags, cause });
    if (this.#news.length > 2 * this.#kept) this.#news = this.#news.slice(-this.#kept);
  }

  /** Why one of these is out of date that was made since then; undefined where it is not. */
  findSince(since: number, tags: ReadonlySet<string>): string | undefined {
    if (this.#count - since > this.#news.length) return 'many changes at once';
    return this.#news.find(
      ({ number, tags: changed }) => number > since && changed.some((tag) => tags.has(tag)),
    )?.cause;
  }
}
