/** So many at once, and so many more each second. */
export interface Allowance {
  size: number;
  perSecond: number;
}

/** What a target lets us ask of it. */
export class TokenBucket {
  readonly #allowance: Allowance;
  #tokens: number;
  #at: number;

  constructor(allowance: Allowance, now: number) {
    this.#allowance = allowance;
    this.#tokens = allowance.size;
    this.#at = now;
  }

  /** A clock that was put back gives nothing and takes nothing. */
  #fill(now: number): void {
    const { size, perSecond } = this.#allowance;
    const passed = Math.max(0, now - this.#at);
    this.#tokens = Math.min(size, this.#tokens + (passed * perSecond) / 1_000);
    this.#at = now;
  }

  /** How many there are, or will be within a while. */
  within(ms: number, now: number): number {
    this.#fill(now);
    return Math.floor(this.#tokens + (ms * this.#allowance.perSecond) / 1_000);
  }

  /** In how many milliseconds there is one. */
  readyIn(now: number): number {
    this.#fill(now);
    return this.#tokens >= 1 ? 0 : Math.ceil(((1 - this.#tokens) * 1_000) / this.#allowance.perSecond);
  }

  take(count: number, now: number): void {
    this.#fill(now);
    this.#tokens = Math.max(0, this.#tokens - count);
  }
}
