import type { ClickMark, Visitor } from '#contract/commerce/clicks/clicks.words.ts';
import type { CountedPage } from '#contract/commerce/clicks/counted-page.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';

/** Something seen or followed, so and so often within one quarter of an hour. */
export interface Gathered {
  /** Time zones differ by quarters of an hour: which day it was, the edition's own calendar says later. */
  quarter: number;
  page: CountedPage;
  /** undefined where the page was looked at. */
  click: ClickMark | undefined;
  visitor: Visitor;
  count: number;
}

const QUARTER = 15 * 60_000;
export const quarterOf = (moment: Date): number => Math.floor(moment.getTime() / QUARTER) * QUARTER;

/** Asked for every page that is sent. Only the slug may hold a space, so it comes last. */
const keyOf = ({ quarter, page: { locale, kind, slug }, click, visitor }: Gathered) =>
  `${quarter} ${visitor} ${locale} ${kind} ${click ? JSON.stringify(click) : ''} ${slug}`;

/** Counts in memory until they are stored. What is new when there is no room is let go: a count is no promise. */
export class Gathering {
  #counts = new Map<string, Gathered>();

  add(more: Gathered): void {
    const key = keyOf(more);
    const known = this.#counts.get(key);
    if (known) known.count += more.count;
    else if (this.#counts.size < engineLimits.clicks.gathered) this.#counts.set(key, { ...more });
  }

  take(): Gathered[] {
    const taken = [...this.#counts.values()];
    this.#counts.clear();
    return taken;
  }

  get size(): number {
    return this.#counts.size;
  }
}
