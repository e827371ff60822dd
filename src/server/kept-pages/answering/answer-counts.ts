import type { ServedFrom } from '#contract/pages/rendered-pages/rendered-pages.words.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import type { AnswerCounts } from '#server/domain/pages/rendered-pages/kept-pages-port.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import type { PageFigures } from '#server/metrics/page-figures.ts';

const MINUTE = 60;

/** How many happened in each of the last sixty seconds. */
class LastMinute {
  readonly #counts = new Uint32Array(MINUTE);
  #second = 0;

  #moveTo(second: number): void {
    const passed = Math.min(second - this.#second, MINUTE);
    for (let n = 1; n <= passed; n += 1) this.#counts[(this.#second + n) % MINUTE] = 0;
    if (passed > 0) this.#second = second;
  }

  add(second: number): void {
    this.#moveTo(second);
    const place = second % MINUTE;
    this.#counts[place] = (this.#counts[place] ?? 0) + 1;
  }

  total(second: number): number {
    this.#moveTo(second);
    return this.#counts.reduce((sum, n) => sum + n, 0);
  }
}

interface Edition {
  answers: Record<ServedFrom, number>;
  renders: LastMinute;
  /** Since the start, the failed ones among them. */
  rendered: number;
  failed: number;
}

/** "/br", "/br/…", "/br?…": asked for every answer, so it cuts nothing in pieces. */
const editionOf = (key: string): string =>
  key.length === 3 || key[3] === '/' || key[3] === '?' ? key.slice(1, 3) : '';

/** What this server has answered since its start, and from where; for each edition. */
export function createAnswerCounts(clock: Clock) {
  const since = clock();
  const editions = new Map<string, Edition>();
  const caches: Record<ServedFrom, number> = { memory: 0, disk: 0, render: 0, stale: 0 };
  const secondOf = () => Math.floor(clock().getTime() / 1000);

  function of(name: string): Edition {
    const known = editions.get(name);
    if (known) return known;
    const answers = { memory: 0, disk: 0, render: 0, stale: 0 };
    const made = { answers, renders: new LastMinute(), rendered: 0, failed: 0 };
    // Anybody can make up addresses with two letters: those of no edition are not told apart for long.
    if (editions.size < 20) editions.set(name, made);
    return made;
  }

  return {
    since,
    answered(key: string, from: ServedFrom): void {
      of(editionOf(key)).answers[from] += 1;
    },
    /** To a cache in front that has shown itself. */
    answeredCache(from: ServedFrom): void {
      caches[from] += 1;
    },
    toCaches: (): Record<ServedFrom, number> => ({ ...caches }),
    rendered(key: string, failed = false): void {
      const edition = of(editionOf(key));
      edition.renders.add(secondOf());
      edition.rendered += 1;
      if (failed) edition.failed += 1;
    },
    /** Of each edition, and what belongs to none. */
    totals(): PageFigures['editions'] {
      return [...locales, ''].map((name) => {
        const { answers, rendered: renders, failed: failures } = of(name);
        return { edition: name || 'none', answers: { ...answers }, renders, failures };
      });
    },
    of(locale: Locale | null): AnswerCounts {
      const { answers, renders } = of(locale ?? '');
      return { answers: { ...answers }, rendersPerSecond: renders.total(secondOf()) / MINUTE };
    },
  };
}

export type AnswerCounter = ReturnType<typeof createAnswerCounts>;
