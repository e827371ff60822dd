import type { Passage } from './read-passages.ts';
import { isSmallWord } from './small-words.ts';

/** A page of ours that a sentence could lead to. */
export interface Target {
  kind: 'post' | 'review';
  id: number;
  /** What it is called: its title, what it is looked for by, its address. Each as stems. */
  calls: string[][];
  /** Names that nothing else has: a text that says all of one in a row speaks of it. */
  names: string[][];
  sameCategory: boolean;
  sharedProducts: boolean;
}

export interface Suggestion {
  target: Target;
  block: number;
  /** As it stands in the text. */
  phrase: string;
  /** Whether the text says its name, or words of its title. */
  by: 'name' | 'title';
  score: number;
}

interface Place {
  passage: number;
  word: number;
}
type Found = Omit<Suggestion, 'target'> & { from: number; to: number; passage: number };

/** As far apart as the words of one thought are, and no farther. */
const SPAN = 6;
/** Below this it is chance that the words meet. */
const ENOUGH = 0.5;
/** What a single word has to be of a name: half of it is as often about something else. */
const ALONE = 0.6;
const NAMED = 1;
const FOR_PRODUCTS = 0.2;
const FOR_CATEGORY = 0.1;

/** Where each word of the text stands. */
function placesIn(passages: Passage[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  passages.forEach(({ words }, passage) => {
    words.forEach(({ stem }, word) => {
      const known = places.get(stem);
      if (known) known.push({ passage, word });
      else places.set(stem, [{ passage, word }]);
    });
  });
  return places;
}

/** What few pages are called by says most. */
function weightsOf(targets: Target[]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const { calls } of targets)
    for (const stem of new Set(calls.flat())) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return (stem) => (isSmallWord(stem) ? 0 : Math.log(1 + targets.length / (counts.get(stem) ?? 1)));
}

export function suggestLinks(passages: Passage[], targets: Target[], limit: number): Suggestion[] {
  const places = placesIn(passages);
  const weigh = weightsOf(targets);
  const rare = Math.log(1 + targets.length);

  function cut(passage: number, from: number, to: number): Pick<Found, 'block' | 'phrase'> {
    const { block, text, words } = passages[passage] as Passage;
    return { block, phrase: text.slice(words[from]?.at, words[to]?.end) };
  }

  function byName({ names }: Target): Found | undefined {
    let best: Found | undefined;
    for (const name of names) {
      const [first = '', ...rest] = name;
      const place = places
        .get(first)
        ?.find(({ passage, word }) =>
          rest.every((stem, n) => passages[passage]?.words[word + n + 1]?.stem === stem),
        );
      // One word alone is a name only where hardly any title has it.
      const isTelling = name.length > 1 || weigh(first) > rare / 2;
      if (!place || !isTelling || name.length <= (best ? best.to - best.from + 1 : 0)) continue;
      const [from, to] = [place.word, place.word + rest.length];
      const score = NAMED + name.length / 100;
      best = { ...cut(place.passage, from, to), by: 'name', score, from, to, passage: place.passage };
    }
    return best;
  }

  /** How much of what a page is called these words are: of what says it best. */
  function shareOf(met: ReadonlySet<string>, calls: string[][]): number {
    const weight = (stems: string[]) => stems.reduce((sum, stem) => sum + weigh(stem), 0);
    return Math.max(
      ...calls.map((call) => weight(call.filter((stem) => met.has(stem))) / (weight(call) || 1)),
    );
  }

  function byWords({ calls, sameCategory, sharedProducts }: Target): Found | undefined {
    const stems = [...new Set(calls.flat())].filter((stem) => weigh(stem) > 0);
    const hits = stems
      .flatMap((stem) => (places.get(stem) ?? []).map((place) => ({ stem, ...place })))
      .sort((a, b) => a.passage - b.passage || a.word - b.word);
    let best: Found | undefined;
    let begin = 0;
    hits.forEach((last, end) => {
      const isFar = (hit: Place) => hit.passage !== last.passage || last.word - hit.word >= SPAN;
      while (isFar(hits[begin] as Place)) begin += 1;
      const inside = hits.slice(begin, end + 1);
      const met = new Set(inside.map(({ stem }) => stem));
      const told = [...met].reduce((sum, stem) => sum + weigh(stem), 0);
      // One word tells a page only where it is the only one to have it.
      if (told < rare * 0.9) return;
      const share = shareOf(met, calls);
      const score =
        share * Math.min(1, told / (rare * 1.5)) +
        (sameCategory ? FOR_CATEGORY : 0) +
        (sharedProducts ? FOR_PRODUCTS : 0);
      if (share < (met.size > 1 ? ENOUGH : ALONE) || score <= (best?.score ?? 0)) return;
      const [from, to] = [inside[0]?.word ?? 0, last.word];
      best = { ...cut(last.passage, from, to), by: 'title', score, from, to, passage: last.passage };
    });
    return best;
  }

  const found = targets
    .flatMap((target) => {
      const match = byName(target) ?? byWords(target);
      return match ? [{ ...match, target }] : [];
    })
    .sort((a, b) => b.score - a.score || a.passage - b.passage || a.from - b.from);
  const chosen: typeof found = [];
  for (const each of found) {
    if (chosen.length === limit) break;
    const overlaps = ({ passage, from, to }: Found) =>
      passage === each.passage && from <= each.to && each.from <= to;
    if (!chosen.some(overlaps)) chosen.push(each);
  }
  return chosen.map(({ target, block, phrase, by, score }) => ({ target, block, phrase, by, score }));
}
