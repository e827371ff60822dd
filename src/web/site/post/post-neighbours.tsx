import { paths } from '#contract/site/addresses/paths.ts';
import type { PostNeighbour } from '#contract/writing/posts/posts.schemas.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { Glyph } from '#web/shared/ui/glyph.tsx';

interface PostNeighboursProps {
  previous: PostNeighbour | null;
  next: PostNeighbour | null;
}

export function PostNeighbours({ previous, next }: PostNeighboursProps) {
  const { post } = useDictionary();
  const locale = useLocale();
  if (!previous && !next) return null;
  return (
    <nav
      aria-label={post.neighbours}
      className="no-print border-line mt-8 grid gap-4 border-t pt-6 sm:grid-cols-2"
    >
      {previous && (
        <a href={paths.post(locale, previous.slug)} rel="prev" className="neighbour">
          <span className="text-mute flex items-center gap-1 text-sm">
            <Glyph name="arrow-left" size={16} /> {post.previous}
          </span>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={paths.post(locale, next.slug)} rel="next" className="neighbour sm:col-start-2 sm:text-right">
          <span className="text-mute flex items-center gap-1 text-sm sm:justify-end">
            {post.next} <Glyph name="arrow-right" size={16} />
          </span>
          {next.title}
        </a>
      )}
    </nav>
  );
}
