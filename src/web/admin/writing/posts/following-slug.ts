import { reservedSlugs } from '#contract/site/addresses/paths.ts';
import { isSlug, numberedSlug, slugOf } from '#contract/site/addresses/slugs.ts';
import type { AdminPost } from '#contract/writing/posts/posts.admin.schemas.ts';

/** How many namesakes are tried before somebody has to choose. */
const TRIES = 50;

export type SlugProblem = 'invalid' | 'reserved';

export const slugProblem = (slug: string): SlugProblem | undefined => {
  if (!isSlug(slug)) return 'invalid';
  return reservedSlugs.has(slug) ? 'reserved' : undefined;
};

/** An address that was made of the title goes with the title, until readers know it or somebody chooses another. */
export class FollowingSlug {
  #follows: boolean;
  #base = '';
  #number = 1;

  constructor({
    status,
    publishedAt,
    slug,
    title,
  }: Pick<AdminPost, 'status' | 'publishedAt' | 'slug' | 'title'>) {
    const made = slugOf(title);
    const isMade =
      slug === made || (slug.startsWith(`${made}-`) && /^\d+$/.test(slug.slice(made.length + 1)));
    this.#base = made;
    this.#follows = status === 'draft' && publishedAt === null && made !== '' && isMade;
  }

  leave(): void {
    this.#follows = false;
  }

  /** The address for a title; undefined where it stays as it is. */
  of(title: string): string | undefined {
    const base = slugOf(title);
    if (!this.#follows || !base || base === this.#base) return undefined;
    this.#base = base;
    this.#number = reservedSlugs.has(base) ? 2 : 1;
    return numberedSlug(base, this.#number);
  }

  /** The next one, where the last was taken. */
  next(): string | undefined {
    if (!this.#follows || !this.#base || this.#number >= TRIES) return undefined;
    this.#number += 1;
    return numberedSlug(this.#base, this.#number);
  }
}
