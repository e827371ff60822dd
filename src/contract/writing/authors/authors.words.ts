import type { Locale } from '#contract/site/locales.ts';

/** A few words on a person; an edition that has none is not in it. */
export type Words = Partial<Record<Locale, string>>;
/** What a person knows, a few words each. */
export type Knowledge = Partial<Record<Locale, string[]>>;
/** An https address of a page about the same person. */
export type AuthorLink = string;

/** Somebody who was made one with another person, as they were. */
export interface MergedAuthor {
  id: number;
  name: string;
  imageUrl: string | null;
  words: Words;
  knows: Knowledge;
  links: AuthorLink[];
  /** What was theirs: it goes back to them if the two are parted again. */
  posts: number[];
  reviews: number[];
  accounts: string[];
  aliases: string[];
}
