import { isSmallWord } from './small-words.ts';
import { SPAN, type Stretch, type TextPlaces } from './text-places.ts';

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

export interface Match extends Stretch {
  /** Whether the text says its name, or words of its title. */
  by: 'name' | 'title';
  score: number;
}

/** Below this it is chance that the words meet. */
const ENOUGH = 0.5;
/** What a single word has to be of a name: half of it is as often about something else. */
const ALONE = 0.6;
const NAMED = 1;
const FOR_PRODUCTS = 0.2;
const FOR_CATEGORY = 0.1;

/** What few pages are called by says most. */
export function weightsOf(targets: Target[]): (stem: string) => number {
  const weights = new Map<string, number>();
  for (const { calls } of targets)
    for (const stem of new Set(calls.flat())) weights.set(stem, (weights.get(stem) ?? 0) + 1);
  const weightOf = (stem: string, count: number) =>
    isSmallWord(stem) ? 0 : Math.log(1 + targets.length / count);
  for (const [stem, count] of weights) weights.set(stem, weightOf(stem, count));
  return (stem) => weights.get(stem) ?? weightOf(stem, 1);
}

/** Where a text speaks of a page, with as few steps as a text and a title have words: both may say the same ones often. */
export function createMatcher(places: TextPlaces, weigh: (stem: string) => number, targets: number) {
  const rare = Math.log(1 + targets);
  const weightOf = (stems: string[]) => stems.reduce((sum, stem) => sum + weigh(stem), 0);

  function byName({ names }: Target): Match | undefined {
    let best: Match | undefined;
    for (const name of names) {
      const [first = '', ...rest] = name;
      const from = places
        .of(first)
        .find((place) => rest.every((stem, n) => places.stemAt(place + n + 1) === stem));
      // One word alone is a name only where hardly any title has it.
      const isTelling = name.length > 1 || weigh(first) > rare / 2;
      if (from === undefined || !isTelling || name.length <= (best ? best.to - best.from + 1 : 0)) continue;
      best = { from, to: from + rest.length, by: 'name', score: NAMED + name.length / 100 };
    }
    return best;
  }

  function byWords({ calls, sameCategory, sharedProducts }: Target): Match | undefined {
    const stems: string[] = [];
    for (const call of calls)
      for (const stem of call)
        if (places.of(stem).length > 0 && weigh(stem) > 0 && !stems.includes(stem)) stems.push(stem);
    // One word tells a page only where it is the only one to have it.
    const telling = rare * 0.9;
    if (weightOf(stems) < telling) return;
    const wholes = calls.map((call) => weightOf(call) || 1);
    /** How much of what a page is called these words are: of what says it best. */
    const shareOf = (met: readonly string[]) =>
      Math.max(
        ...calls.map((call, n) => weightOf(call.filter((stem) => met.includes(stem))) / (wholes[n] ?? 1)),
      );

    let best: Match | undefined;
    for (const { from, to, met, told } of closeTogether(stems, places, stems.map(weigh), telling)) {
      const share = shareOf(met);
      const score =
        share * Math.min(1, told / (rare * 1.5)) +
        (sameCategory ? FOR_CATEGORY : 0) +
        (sharedProducts ? FOR_PRODUCTS : 0);
      if (share < (met.length > 1 ? ENOUGH : ALONE) || score <= (best?.score ?? 0)) continue;
      best = { from, to, by: 'title', score };
    }
    return best;
  }

  return (target: Target): Match | undefined => byName(target) ?? byWords(target);
}

type Meeting = Stretch & { met: string[]; told: number };

/** The stretches of a text in which some of these stems meet that weigh enough together, and which; the same ones once. */
function closeTogether(stems: string[], places: TextPlaces, weights: number[], enough: number): Meeting[] {
  const meetings = new Map<string, Meeting>();
  const count = stems.length;
  // One number for a place and for which stem stands there: numbers are sorted at once.
  const hits = Float64Array.from(
    stems.flatMap((stem, n) => places.of(stem).map((at) => at * count + n)),
  ).sort();
  const within = new Uint8Array(count);
  const placeOf = (index: number) => Math.floor((hits[index] ?? 0) / count);
  let begin = 0;
  for (const [end, hit] of hits.entries()) {
    const to = placeOf(end);
    within[hit % count] = (within[hit % count] ?? 0) + 1;
    for (; to - placeOf(begin) >= SPAN; begin += 1) {
      const left = (hits[begin] ?? 0) % count;
      within[left] = (within[left] ?? 0) - 1;
    }
    let told = 0;
    for (let n = 0; n < count; n += 1) if (within[n]) told += weights[n] ?? 0;
    if (told < enough) continue;
    const which = within.map((n) => Math.min(n, 1)).join('');
    if (meetings.has(which)) continue;
    const met = stems.filter((_, n) => within[n]);
    meetings.set(which, { from: placeOf(begin), to, met, told });
  }
  return [...meetings.values()];
}
