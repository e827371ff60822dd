import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MoveInTold } from '#contract/running/move-in/move-in.admin.schemas.ts';
import type { MoveInNumbers } from '#contract/running/move-in/move-in.words.ts';
import type { MoveInChoices } from '#contract/running/move-in/move-in-choices.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Left, SourceSite } from './entries/brought.ts';
import type { SourceIndex, ToldList } from './source-index.ts';

/** What was decided where a person could have decided otherwise. */
const decided = {
  pages: 'Pages become articles.',
  published:
    'What was published stays published, also where it is empty; what had a password, was private or for paying readers becomes a draft.',
  categories:
    'Each category stands by itself; of two with one name the second has its parent’s behind it. An article stands in the one that its author called the first, or else in the first that is named.',
  tags: 'Tags of WordPress stay behind; their addresses lead to the category of the same name, or to all categories. Tags of Ghost are its categories.',
  authors: 'Everybody who is named becomes an author, or is the one who has that name here.',
  products:
    'Products come without a review and without a price; one whose ASIN or EAN is here is that one. Links to shops bear this edition’s tag.',
  pictures:
    'Pictures come from the uploads, or from the old site; what is nowhere keeps its old address until somebody puts another there.',
} as const;

/** The rules, and what a person has chosen instead. */
export const choicesOf = ({ pages, tags, authors, categories }: MoveInChoices) => ({
  ...decided,
  ...(pages === 'leave' && { pages: 'Pages stay behind, as was chosen.' }),
  ...(tags === 'categories' && {
    tags: 'An article without a category stands in its first tag, which is a category then; all other tags of WordPress stay behind. Tags of Ghost are its categories.',
  }),
  ...((Object.keys(authors).length > 0 || Object.keys(categories).length > 0) && {
    chosen: { authors, categories },
  }),
});

interface Facts {
  site: Pick<SourceSite, 'name' | 'address' | 'program'>;
  edition: Locale;
  dryRun: boolean;
  run: number | null;
  numbers: MoveInNumbers;
  choices: MoveInChoices;
}

/** Lists as they were told, none of them in memory as a whole. */
function* listOf(indexes: SourceIndex[], list: ToldList): Generator<string> {
  let isFirst = true;
  for (const index of indexes)
    for (const value of index.told(list)) {
      yield `${isFirst ? '' : ','}\n    ${JSON.stringify(value)}`;
      isFirst = false;
    }
}

function* textOf(
  { site, edition, dryRun, run, numbers, choices: chosen }: Facts,
  indexes: SourceIndex[],
): Generator<string> {
  const { made, changed, same } = numbers;
  const choices = choicesOf(chosen);
  const head = JSON.stringify({ made, changed, same, site, edition, dryRun, run, choices }, null, 2);
  yield head.slice(0, -2);
  const lists: [name: string, list: ToldList][] = [
    ['left', 'left'],
    ['comments', 'comments'],
    ['missingPictures', 'missing'],
    ['addresses', 'addresses'],
  ];
  for (const [name, list] of lists) {
    if (list === 'addresses' && indexes.every((index) => index.countTold(list) === 0)) continue;
    yield `,\n  "${name}": [`;
    yield* listOf(indexes, list);
    yield ']';
  }
  yield '\n}\n';
}

/** All of it in a file, whole or not at all. */
export async function writeReport(file: string, facts: Facts, indexes: SourceIndex[]): Promise<void> {
  const partial = `${file}.partial`;
  try {
    await pipeline(Readable.from(textOf(facts, indexes)), createWriteStream(partial));
    await rename(partial, file);
  } finally {
    await rm(partial, { force: true });
  }
}

/** What a person is shown: how many of each kind were left, and the first of them, in all and of each kind. */
export function summarise(
  indexes: SourceIndex[],
  { shown, ofKind }: { shown: number; ofKind: number },
): { left: Record<string, number>; first: Left[]; kinds: MoveInTold['left'] } {
  const kinds = new Map<string, MoveInTold['left'][number]>();
  const first: Left[] = [];
  for (const index of indexes)
    for (const line of index.told<Left>('left')) {
      const known = kinds.get(line.kind) ?? { kind: line.kind, count: 0, first: [] };
      kinds.set(line.kind, known);
      known.count += 1;
      if (known.first.length < ofKind) known.first.push(line);
      if (first.length < shown) first.push(line);
    }
  const left = Object.fromEntries([...kinds].map(([kind, { count }]) => [kind, count]));
  const many = [...kinds.values()].sort((one, other) => other.count - one.count);
  return { left, first, kinds: many };
}
