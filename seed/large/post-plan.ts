import type { PostStatus } from '#contract/writing/posts/post-statuses.ts';
import { type CategoryKey, categoryKeys } from '#seed/facts/categories.ts';
import { createDice, type Dice } from './dice.ts';
import { brands } from './vocabulary.ts';

/** What a post is about, before it is put into words: equal in every edition that writes it. */
export interface PostPlan {
  number: number;
  category: CategoryKey;
  thing: number;
  quality: number;
  situation: number;
  brand: string;
  model: string;
  rival: string;
  count: number;
  dated: boolean;
  title: number;
  opening: number;
  closing: number;
  paragraphs: [number, number];
  heading: number;
  points: [number, number, number];
  verdict: number;
  status: PostStatus;
  ageMs: number;
}

const WEIGHTS: Record<CategoryKey, number> = {
  home: 14,
  kitchen: 14,
  phones: 12,
  computers: 11,
  fitness: 8,
  pets: 7,
  tools: 7,
  baby: 6,
  fashion: 6,
  auto: 5,
  gifts: 4,
  books: 3,
  shopping: 2,
  awards: 1,
};
const SHARE_DATED = 0.15;
const SHARE_DRAFT = 0.02;
const SHARE_ARCHIVED = 0.01;
const HOUR_MS = 3_600_000;
const YEARS_MS = 6 * 365 * 24 * HOUR_MS;
const GOLDEN = (Math.sqrt(5) - 1) / 2;
const LETTERS = 'ABCDEFGHKLMNPRSTVXZ';

/** Lists are shorter than this; whoever reads an index takes it modulo the length of the list. */
const MANY = 1 << 20;

const modelName = (dice: Dice) => `${LETTERS[dice.below(LETTERS.length)]}${100 + dice.below(900)}`;

function status(dice: Dice): PostStatus {
  if (dice.chance(SHARE_DRAFT)) return 'draft';
  return dice.chance(SHARE_ARCHIVED) ? 'archived' : 'published';
}

export function planPost(number: number): PostPlan {
  const dice = createDice(number);
  const index = () => dice.below(MANY);
  const brand = dice.below(brands.length);
  const other = (brand + 1 + dice.below(brands.length - 1)) % brands.length;
  return {
    number,
    category: categoryKeys[dice.weighted(categoryKeys.map((key) => WEIGHTS[key]))] ?? 'home',
    thing: index(),
    quality: index(),
    situation: index(),
    brand: brands[brand] ?? '',
    model: modelName(dice),
    rival: `${brands[other] ?? ''} ${modelName(dice)}`,
    count: 3 + dice.below(9),
    dated: dice.chance(SHARE_DATED),
    title: index(),
    opening: index(),
    closing: index(),
    paragraphs: [index(), index()],
    heading: index(),
    points: [index(), index(), index()],
    verdict: index(),
    status: status(dice),
    // Spreads any number of posts evenly over the years, so that a second run fills the gaps of the first.
    ageMs: HOUR_MS + ((number * GOLDEN) % 1) * YEARS_MS,
  };
}
