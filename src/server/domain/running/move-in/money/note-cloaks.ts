import type { ReadyArticle } from '../writing/article-fields.ts';
import type { Moving } from '../writing/moving.ts';

/** The first article that readers find by such an address is where it leads, where nothing else shows the product. */
export function noteCloaks({ notes }: Moving, { article, post }: ReadyArticle, postId: number): void {
  for (const path of article.cloaks) notes.put('box', `cloak word ${path.split('/').at(-2) ?? ''}`, true);
  if (post.status !== 'published' || post.isTrashed) return;
  for (const path of article.cloaks) if (!notes.get('cloak', path)) notes.put('cloak', path, postId);
}
