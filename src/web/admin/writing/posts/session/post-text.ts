import type { PostFields } from '#contract/writing/posts/post-fields.schemas.ts';
import type { AdminPost } from '#contract/writing/posts/posts.admin.schemas.ts';

export type FieldName = keyof PostFields;
export type SomeFields = Partial<PostFields>;

/** In the order in which a form shows them. */
export const fieldNames = [
  'title',
  'slug',
  'excerpt',
  'metaTitle',
  'metaDescription',
  'content',
  'categoryId',
  'keyword',
  'author',
  'authorId',
  'updateNote',
  'imageUrl',
  'imageAlt',
] as const satisfies FieldName[];

export const fieldsOf = (post: PostFields): PostFields =>
  Object.fromEntries(fieldNames.map((name) => [name, post[name]])) as unknown as PostFields;

/** The order of keys in a stored body may differ from the editor's; what it says does not. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, canonical(inner)]),
  );
}

/** One-line fields are stored without their outer spaces. */
const comparable = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : JSON.stringify(canonical(value));

export const isSameText = (one: unknown, other: unknown): boolean => comparable(one) === comparable(other);

/** The fields that are given and differ. */
export const differing = (fields: SomeFields, from: PostFields): FieldName[] =>
  fieldNames.filter((name) => fields[name] !== undefined && !isSameText(fields[name], from[name]));

export const pick = (fields: SomeFields, names: readonly FieldName[]): SomeFields =>
  Object.fromEntries(
    names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  ) as SomeFields;

/** What readers see, or will see at a set time: changes to it wait until somebody says so. */
export const isAwaited = ({ status, trashedAt }: AdminPost): boolean =>
  !trashedAt && (status === 'published' || status === 'scheduled');
