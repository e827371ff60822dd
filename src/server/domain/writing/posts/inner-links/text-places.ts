import type { Passage } from './read-passages.ts';

/** As far apart as the words of one thought are, and no farther. */
export const SPAN = 6;

/** Some words of a text in a row, by their numbers. */
export interface Stretch {
  from: number;
  to: number;
}

/**
 * The words of a text, numbered through. Between two passages as many numbers are left out as a thought is long: whatever
 * is close by its number is close in one passage.
 */
export function placesIn(passages: Passage[]) {
  const places = new Map<string, number[]>();
  const begins: number[] = [];
  let next = 0;
  for (const { words } of passages) {
    begins.push(next);
    words.forEach(({ stem }, word) => {
      const known = places.get(stem);
      if (known) known.push(next + word);
      else places.set(stem, [next + word]);
    });
    next += words.length + SPAN;
  }

  const passageOf = (place: number): number => begins.findLastIndex((begin) => begin <= place);
  const wordAt = (place: number) => {
    const passage = passageOf(place);
    return passages[passage]?.words[place - (begins[passage] ?? 0)];
  };

  return {
    of: (stem: string): readonly number[] => places.get(stem) ?? [],
    stemAt: (place: number) => wordAt(place)?.stem,
    /** As it stands in the text. */
    phraseOf({ from, to }: Stretch): { block: number; phrase: string } {
      const { block = 0, text = '' } = passages[passageOf(from)] ?? {};
      return { block, phrase: text.slice(wordAt(from)?.at, wordAt(to)?.end) };
    },
  };
}
export type TextPlaces = ReturnType<typeof placesIn>;
