import type { VisitorClass, VisitSource } from '#contract/readers/crawlers/crawlers.words.ts';
import { DAY } from '#contract/site/durations.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';

export interface CrawlerVisit {
  at: Date;
  class: VisitorClass;
  agent: string;
  path: string;
  status: number;
  servedFrom: VisitSource;
}

export interface CrawlerDay {
  day: string;
  class: VisitorClass;
  visits: number;
  leftOut: number;
  lastAt: Date;
}

const later = (a: Date, b: Date) => (a > b ? a : b);

/** Visits until they are written down: all are counted, the newest are kept, and no reader waits for either. */
export class VisitBuffer {
  #visits: CrawlerVisit[] = [];
  #days = new Map<string, CrawlerDay>();

  add(visit: CrawlerVisit): void {
    this.#count(visit, { visits: 1, leftOut: 0 });
    this.#visits.push(visit);
    this.#trim();
  }

  take(): { visits: CrawlerVisit[]; days: CrawlerDay[] } {
    const taken = { visits: this.#visits, days: [...this.#days.values()] };
    this.#visits = [];
    this.#days = new Map();
    return taken;
  }

  /** What could not be written down is older than what has come since. */
  giveBack({ visits, days }: ReturnType<VisitBuffer['take']>): void {
    for (const day of days) this.#count({ at: day.lastAt, class: day.class }, day);
    this.#visits = [...visits, ...this.#visits];
    this.#trim();
  }

  /** The oldest go first. */
  #trim(): void {
    const over = this.#visits.length - engineLimits.crawlers.perFlush;
    if (over <= 0) return;
    for (const visit of this.#visits.splice(0, over)) this.#count(visit, { visits: 0, leftOut: 1 });
  }

  #count(
    { at, class: kind }: Pick<CrawlerVisit, 'at' | 'class'>,
    more: Pick<CrawlerDay, 'visits' | 'leftOut'>,
  ): void {
    const key = `${Math.floor(at.getTime() / DAY)} ${kind}`;
    const known = this.#days.get(key) ?? {
      day: at.toISOString().slice(0, 10),
      class: kind,
      visits: 0,
      leftOut: 0,
      lastAt: at,
    };
    known.visits += more.visits;
    known.leftOut += more.leftOut;
    known.lastAt = later(known.lastAt, at);
    this.#days.set(key, known);
  }
}
