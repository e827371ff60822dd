interface StatementTime {
  /** With its parameters' places, never with their values. */
  sql: string;
  calls: number;
  totalMs: number;
  maxMs: number;
}

interface TimesOptions {
  /** What took less is not remembered: the usual statement costs two looks at the clock, and nothing else. */
  slowFromMs?: number;
  remembered?: number;
  sqlChars?: number;
}

const LISTED = /\$\d+(?:, ?\$\d+)+/g;

/** The slow statements of this process. The fastest of them is forgotten where there are too many. */
export class StatementTimes {
  readonly #times = new Map<string, StatementTime>();
  readonly #options: Required<TimesOptions>;

  constructor({ slowFromMs = 50, remembered = 100, sqlChars = 2_000 }: TimesOptions = {}) {
    this.#options = { slowFromMs, remembered, sqlChars };
  }

  async measure<T>(sql: string, work: () => Promise<T>): Promise<T> {
    const from = performance.now();
    try {
      return await work();
    } finally {
      this.#note(sql, performance.now() - from);
    }
  }

  /** Those that took longest once, first. */
  list(limit: number): StatementTime[] {
    return [...this.#times.values()].sort((one, other) => other.maxMs - one.maxMs).slice(0, limit);
  }

  #note(text: string, ms: number): void {
    const { slowFromMs, remembered, sqlChars } = this.#options;
    if (ms < slowFromMs) return;
    // However long a list of values was, it is one statement.
    const sql = text.slice(0, sqlChars).replace(LISTED, '$1, …').replace(/\s+/g, ' ').trim();
    const known = this.#times.get(sql);
    this.#times.set(sql, {
      sql,
      calls: (known?.calls ?? 0) + 1,
      totalMs: (known?.totalMs ?? 0) + ms,
      maxMs: Math.max(known?.maxMs ?? 0, ms),
    });
    if (this.#times.size <= remembered) return;
    const [fastest] = [...this.#times.values()].sort((one, other) => one.maxMs - other.maxMs);
    if (fastest) this.#times.delete(fastest.sql);
  }
}
