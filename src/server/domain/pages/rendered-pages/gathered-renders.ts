import { engineLimits } from '#contract/site/engine-limits.ts';

/** What a render leaves to be remembered. */
export interface RenderFacts {
  path: string;
  at: Date;
  took: number;
  cause: string;
  /** undefined where it failed. */
  page?: {
    status: number;
    expiresAt: Date | null;
    bytes: number;
    size: number;
    tags: string[];
    position: bigint;
  };
  error?: string;
}

/**
 * What happened to each page last, until it is stored: a render, and a failure after it. No reader waits for that,
 * and what finds no room is let go.
 */
export class GatheredRenders {
  #byPath = new Map<string, RenderFacts[]>();

  add(facts: RenderFacts): void {
    const before = this.#byPath.get(facts.path);
    if (!before && this.#byPath.size >= engineLimits.renderedPages.gathered) return;
    const kept = facts.page ? [] : (before ?? []).filter(({ page }) => page);
    this.#byPath.set(facts.path, [...kept, facts]);
  }

  /** What could not be stored, unless something newer has come meanwhile. */
  putBack(taken: RenderFacts[]): void {
    const newer = new Set(this.#byPath.keys());
    for (const facts of taken) if (!newer.has(facts.path)) this.add(facts);
  }

  take(): RenderFacts[] {
    // In one order for everybody: two servers that store the same pages do not wait for each other in a circle.
    const paths = [...this.#byPath.keys()].sort();
    const taken = paths.flatMap((path) => this.#byPath.get(path) ?? []);
    this.#byPath.clear();
    return taken;
  }
}
