import type { AdminPostSort } from '#contract/writing/posts/posts.words.ts';
import { invalidFields } from '#server/lib/errors.ts';

/** A place in the list: what it is sorted by (nothing, where a post has no such date), and the post. */
export interface DeskPlace {
  key: string | null;
  id: number;
}

/** What the key of each order looks like: nothing else may reach the database. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const shapes: Record<AdminPostSort, RegExp> = {
  updated: MOMENT,
  published: MOMENT,
  scheduled: MOMENT,
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a NUL is what PostgreSQL cannot hold
  title: /^[^\u0000]{0,80}$/u,
};

export const encodeDeskCursor = (sort: AdminPostSort, { key, id }: DeskPlace): string =>
  Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');

const isKey = (sort: AdminPostSort, key: unknown): key is string | null =>
  key === null || (typeof key === 'string' && key.isWellFormed() && shapes[sort].test(key));

/** A cursor belongs to one order: with another it would point nowhere. */
export function decodeDeskCursor(cursor: string, sort: AdminPostSort): DeskPlace {
  try {
    const [name, key, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const isDate = sort === 'title' || key === null || !Number.isNaN(Date.parse(String(key)));
    if (name === sort && isDate && isKey(sort, key) && Number.isSafeInteger(id))
      return { key, id: Number(id) };
  } catch {
    // Told below, like everything else that is not one of ours.
  }
  throw invalidFields({ cursor: { code: 'invalid' } });
}
