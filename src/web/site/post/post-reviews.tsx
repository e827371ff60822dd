import type { Post } from '#contract/writing/posts/posts.schemas.ts';
import { useDictionary } from '#web/shared/page-context.tsx';

/** Where an article's products are looked at one by one. */
export function PostReviews({ reviews }: { reviews: Post['roundup'] }) {
  const { reviews: texts } = useDictionary();
  if (reviews.length === 0) return null;
  return (
    <nav aria-label={texts.title} className="no-print prose">
      <h2>{texts.title}</h2>
      <ul>
        {reviews.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
