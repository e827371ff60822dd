import type { Outgoing } from './outgoing.ts';

/** YAML's quoted form takes whatever JSON's does. */
const line = (key: string, value: unknown): string[] =>
  value === undefined || value === '' ? [] : [`${key}: ${JSON.stringify(value)}`];

/** An article with what is known of it in front, as generators of static sites read it. */
export function markdownFile(item: Outgoing, body: string, picture: string | undefined): string {
  const facts = [
    ...line('title', item.title),
    ...line('slug', item.slug),
    ...line('path', item.path),
    ...line('kind', item.kind),
    ...line('status', item.status),
    ...line('draft', item.status === 'published' ? undefined : true),
    ...line('date', item.at?.toISOString()),
    ...line('lastmod', item.changedAt.toISOString()),
    ...line('description', item.excerpt),
    ...line('metaTitle', item.metaTitle),
    ...line('metaDescription', item.metaDescription),
    ...line('author', item.author),
    ...line('categories', item.category ? [item.category.name] : undefined),
    ...line('image', picture),
    ...line('imageAlt', item.picture?.alt),
  ];
  return `---\n${facts.join('\n')}\n---\n\n${body}`;
}

/** Where it lies: an edition's articles by themselves, its reviews by themselves. */
export const markdownPath = ({ locale, kind, slug, id }: Outgoing): string =>
  `${locale}/${kind === 'post' ? 'posts' : 'reviews'}/${/^[\p{L}\p{N}._-]{1,120}$/u.test(slug) && !/^\.+$/.test(slug) ? slug : String(id)}.md`;
