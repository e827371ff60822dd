import { limits } from '#contract/site/limits.ts';

export const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** As readers are told it: in whole minutes, and never none. */
export const readingMinutes = (words: number): number =>
  Math.max(1, Math.round(words / limits.posts.readingSpeed));
