import { setImmediate as othersFirst } from 'node:timers/promises';
import { createMatcher, type Match, type Target, weightsOf } from './match-target.ts';
import type { Passage } from './read-passages.ts';
import { placesIn, type Stretch } from './text-places.ts';

export interface Suggestion {
  target: Target;
  block: number;
  /** As it stands in the text. */
  phrase: string;
  by: Match['by'];
  score: number;
}

/** After so many pages whoever waits has a turn: an edition may have tens of thousands. */
const AT_A_TIME = 100;

/** What a text could lead to, the best first; no two on the same words. */
export async function suggestLinks(
  passages: Passage[],
  targets: Target[],
  limit: number,
): Promise<Suggestion[]> {
  const places = placesIn(passages);
  const match = createMatcher(places, weightsOf(targets), targets.length);
  const found: (Match & { target: Target })[] = [];
  for (const [index, target] of targets.entries()) {
    if (index % AT_A_TIME === 0) await othersFirst();
    const best = match(target);
    if (best) found.push({ ...best, target });
  }
  // Pages that are as good on the same words: the older first, whatever order they were read in.
  found.sort((a, b) => b.score - a.score || a.from - b.from || a.target.id - b.target.id);
  const chosen: typeof found = [];
  for (const each of found) {
    if (chosen.length === limit) break;
    const overlaps = ({ from, to }: Stretch) => from <= each.to && each.from <= to;
    if (!chosen.some(overlaps)) chosen.push(each);
  }
  return chosen.map(({ target, by, score, from, to }) => ({
    target,
    ...places.phraseOf({ from, to }),
    ...{ by, score },
  }));
}
