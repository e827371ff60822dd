import { paths } from '#contract/site/addresses/paths.ts';
import { limits } from '#contract/site/limits.ts';
import type { Category } from '#contract/writing/categories/categories.schemas.ts';
import type { PostCard as Post } from '#contract/writing/posts/posts.schemas.ts';
import { openingOf } from '#web/shared/opening-of.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { toneOf } from '#web/shared/tone.ts';
import { Picture } from './picture.tsx';
import { RelativeTime } from './relative-time.tsx';

interface PostCardProps {
  post: Post;
  category: Category | undefined;
  /** One level below the heading that the cards stand under. */
  heading?: 'h2' | 'h3';
  /** Below an article that was just read a title says enough: the picture only adorns it. */
  brief?: boolean;
}

/** On phones a row with a small picture, from tablets on a card: the same markup for both. */
export function PostCard({ post, category, heading: Heading = 'h3', brief = false }: PostCardProps) {
  const { home } = useDictionary();
  const locale = useLocale();
  return (
    <article className="post-card group">
      <div className={`${toneOf(post.id)} post-card-picture`}>
        {post.imageUrl && (
          <Picture
            src={post.imageUrl}
            alt={brief ? '' : post.imageAlt}
            sizes="(min-width: 75rem) 369px, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 112px"
            largest={960}
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="min-w-0">
        {category && <p className="text-brand text-sm font-semibold">{category.name}</p>}
        <Heading className="mt-1 text-lg sm:text-xl">
          <a href={paths.post(locale, post.slug)} className="card-link group-hover:text-brand no-underline">
            {post.title}
          </a>
        </Heading>
        {!brief && (
          <p className="text-mute mt-2 text-base max-sm:hidden">
            {openingOf(post.excerpt, limits.posts.openingChars)}
          </p>
        )}
        <p className="text-mute mt-2 text-sm">
          {post.author && `${home.by(post.author)} · `}
          <RelativeTime moment={post.createdAt} />
        </p>
      </div>
    </article>
  );
}
