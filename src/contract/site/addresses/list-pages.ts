import { limits } from '../limits.ts';

/** The page of a list that an address asks for: the first where it asks for none, or says something else. */
export const pageNumberOf = (text: string | null | undefined): number =>
  /^[1-9]\d{0,19}$/.test(text ?? '') ? Number(text) : 1;

/** How many of the home page's posts come before a page of it: the hero, which the first alone shows, and its steps. */
export const postsBeforeHomePage = (page: number): number =>
  page === 1 ? 0 : 1 + (page - 1) * limits.posts.step;
