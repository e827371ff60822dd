import '#web/styles/hero.css';
import { paths } from '#contract/site/addresses/paths.ts';
import { limits } from '#contract/site/limits.ts';
import type { Category } from '#contract/writing/categories/categories.schemas.ts';
import type { PostCard } from '#contract/writing/posts/posts.schemas.ts';
import { openingOf } from '#web/shared/opening-of.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { toneOf } from '#web/shared/tone.ts';
import { primaryButton } from '#web/shared/ui/button.ts';
import { Picture } from '#web/shared/ui/picture.tsx';

/** The shop window: the newest post, framed. 410 px high, 368 on small screens. */
export function Hero({ post, category }: { post: PostCard; category: Category | undefined }) {
  const { home } = useDictionary();
  const locale = useLocale();
  const href = paths.post(locale, post.slug);
  return (
    <section aria-label={home.featured} className="hero">
      <div className={`${toneOf(post.id)} hero-picture`}>
        {post.imageUrl && (
          <Picture
            first
            src={post.imageUrl}
            alt={post.imageAlt}
            // A hair less than it is wide: on a common phone (412 px, 1.75) 720 pixels do, and the next size takes a round trip more.
            sizes="(min-width: 75rem) 584px, (min-width: 40rem) 50vw, 98vw"
            className="size-full"
          />
        )}
      </div>
      <div className="hero-text">
        <div className="hero-heading">
          {category && <p className="hero-category">{category.name}</p>}
          <h2 className="hero-title line-clamp-2">
            <a href={href} className="hover:text-brand no-underline">
              {post.title}
            </a>
          </h2>
        </div>
        <div className="hero-more">
          <p className="hero-excerpt line-clamp-2">{openingOf(post.excerpt, limits.posts.openingChars)}</p>
          <a href={href} className={primaryButton} aria-label={`${home.readMore}: ${post.title}`}>
            {home.readMore}
          </a>
        </div>
      </div>
    </section>
  );
}
