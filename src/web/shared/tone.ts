import { limits } from '#contract/site/limits.ts';

/** One of the ten card colours, the same for a thing wherever and by whomever it is drawn. */
export function toneOf(id: number): string {
  let hash = Math.imul(id ^ 0x9e3779b9, 0x85ebca6b);
  hash ^= hash >>> 13;
  return `tone tone-${(hash >>> 0) % limits.posts.cardColours}`;
}
