import { isDeepStrictEqual } from 'node:util';
import { limits } from '#contract/site/limits.ts';
import type { PostFields } from '#contract/writing/posts/post-fields.schemas.ts';
import { invalidFields } from '#server/lib/errors.ts';

/** Whatever is given of a post's text. */
export type SomeFields = { [K in keyof PostFields]?: PostFields[K] | undefined };

const lines = [
  'title',
  'excerpt',
  'metaTitle',
  'metaDescription',
  'imageAlt',
  'keyword',
  'author',
  'updateNote',
] as const;
export const fieldNames = [
  ...lines,
  'slug',
  'content',
  'imageUrl',
  'categoryId',
  'authorId',
] as const satisfies (keyof PostFields)[];

/** These fields are one line each, whatever was pasted into them. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** The given fields as they are stored; those that were not given are not in it. */
export function cleanFields(given: SomeFields): Partial<PostFields> {
  const clean: Record<string, unknown> = {};
  for (const name of fieldNames) if (given[name] !== undefined) clean[name] = given[name];
  for (const name of lines) if (given[name] !== undefined) clean[name] = oneLine(given[name]);
  const { contentChars } = limits.writing;
  if (given.content && JSON.stringify(given.content).length > contentChars) {
    throw invalidFields({ content: { code: 'too_long', limit: contentChars } });
  }
  return clean;
}

/** Of anything that has them, the fields and nothing else. */
export const fieldsOf = (post: PostFields): PostFields =>
  Object.fromEntries(fieldNames.map((name) => [name, post[name]])) as PostFields;

/** What a copy in another edition is held to: the words and the picture, not the address or who wrote it. */
const told = ['title', 'excerpt', 'metaTitle', 'metaDescription', 'content', 'imageUrl'] as const;
export const saysSomethingElse = (before: PostFields, after: PostFields): boolean =>
  told.some((name) => !isDeepStrictEqual(before[name], after[name]));

/** The names of the fields that would be different. The order of a body's keys is no difference. */
export const differences = (before: PostFields, after: Partial<PostFields>): (keyof PostFields)[] =>
  fieldNames.filter((name) => after[name] !== undefined && !isDeepStrictEqual(before[name], after[name]));
