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

const MOST = engineLimits.crawlers.perFlush;

/**
 * Visits until they are written down: all are counted, the newest are kept, and no reader waits for either. Every answer to a
 * program passes here, so it is cheap: what is too much leaves in one go, not one by one.
 */
export class VisitBuffer {
  #visits: CrawlerVisit[] = [];
  #days = new Map<number, Map<VisitorClass, CrawlerDay>>();

  add(visit: CrawlerVisit): void {
    this.#dayOf(visit).visits += 1;
    this.#visits.push(visit);
    if (this.#visits.length >= 2 * MOST) this.#leaveOut();
  }

  take(): { visits: CrawlerVisit[]; days: CrawlerDay[] } {
    this.#leaveOut();
    const taken = {
      visits: this.#visits,
      days: [...this.#days.values()].flatMap((day) => [...day.values()]),
    };
    this.#visits = [];
    this.#days = new Map();
    return taken;
  }

  /** What could not be written down is older than what has come since. */
  giveBack({ visits, days }: ReturnType<VisitBuffer['take']>): void {
    for (const { lastAt, class: kind, visits: more, leftOut } of days) {
      const day = this.#dayOf({ at: lastAt, class: kind });
      day.visits += more;
      day.leftOut += leftOut;
    }
    this.#visits = [...visits, ...this.#visits];
    this.#leaveOut();
  }

  /** The oldest go first. */
  #leaveOut(): void {
    const over = Math.max(0, this.#visits.length - MOST);
    for (const visit of this.#visits.splice(0, over)) this.#dayOf(visit).leftOut += 1;
  }

  #dayOf({ at, class: kind }: Pick<CrawlerVisit, 'at' | 'class'>): CrawlerDay {
    const number = Math.floor(at.getTime() / DAY);
    let classes = this.#days.get(number);
    if (!classes) {
      classes = new Map();
      this.#days.set(number, classes);
    }
    let day = classes.get(kind);
    if (!day) {
      day = { day: at.toISOString().slice(0, 10), class: kind, visits: 0, leftOut: 0, lastAt: at };
      classes.set(kind, day);
    }
    if (at > day.lastAt) day.lastAt = at;
    return day;
  }
}
