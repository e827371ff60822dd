import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '#contract/site/addresses/paths.ts';
import type { PostCard } from '#contract/writing/posts/posts.schemas.ts';
import { foundCountQuery, typedSearchQuery } from '#web/shared/api/typed-search.ts';
import { useQuery } from '#web/shared/api/use-query.ts';
import { useDebounced } from '#web/shared/hooks/use-debounced.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { Picture } from '#web/shared/ui/picture.tsx';

/** Up and down go through the field and what stands below it, round and round. */
function walk(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const stops = [...document.querySelectorAll<HTMLElement>('#search :is(input, a)')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  if (!step || at < 0) return;
  event.preventDefault();
  stops.at((at + step) % stops.length)?.focus();
}

const TYPING_PAUSE_MS = 150;

interface SearchResultsProps {
  /** What stands in the field, whether or not the typing has paused. */
  typed: string;
  onChoose: () => void;
}

export function SearchResults({ typed, onChoose }: SearchResultsProps) {
  const query = useDebounced(typed, TYPING_PAUSE_MS);
  const { data, isFetching, isError } = useQuery({
    ...typedSearchQuery(useLocale(), query),
    placeholderData: keepPreviousData,
  });
  const { data: count } = useQuery(foundCountQuery(useLocale(), query));
  useEffect(() => {
    document.addEventListener('keydown', walk);
    return () => document.removeEventListener('keydown', walk);
  }, []);
  return (
    <FoundPosts
      query={query}
      posts={data}
      all={count && count.posts + count.reviews}
      pending={isFetching}
      failed={isError}
      onChoose={onChoose}
    />
  );
}

interface FoundPostsProps {
  query: string;
  onChoose: () => void;
  posts: PostCard[] | undefined;
  /** How many the page of this search shows, once that is known. */
  all: number | undefined;
  pending: boolean;
  failed: boolean;
}

export function FoundPosts({ query, posts, all, pending, failed, onChoose }: FoundPostsProps) {
  const { header, failures } = useDictionary();
  const locale = useLocale();
  if (failed) return <Message>{failures.loadMessage}</Message>;
  if (!posts) return <Message>{header.searching}</Message>;
  // Where the page would be empty as well, nothing leads there.
  const last = all !== 0 && (
    <a
      href={paths.reviewsWith(locale, { q: query })}
      onClick={onChoose}
      className="text-link flex min-h-11 items-center px-2"
    >
      {all ? `${header.allResults}: ${header.resultCount(all)}` : header.allResults}
    </a>
  );
  if (posts.length === 0) {
    return (
      <>
        <Message>{pending ? header.searching : header.noResults(query)}</Message>
        {!pending && last}
      </>
    );
  }
  return (
    <>
      <p role="status" className="sr-only">
        {header.resultCount(posts.length)}
      </p>
      <ul className="mt-2 max-h-96 overflow-y-auto">
        {posts.map((post) => (
          <li key={post.id}>
            <a
              href={paths.post(locale, post.slug)}
              onClick={onChoose}
              className="hover:bg-shade focus-visible:bg-shade flex items-center gap-3 rounded-sm p-2 no-underline"
            >
              <span className="w-16 shrink-0">
                {post.imageUrl && (
                  <Picture
                    src={post.imageUrl}
                    alt=""
                    sizes="64px"
                    largest={320}
                    className="aspect-video h-auto w-full rounded-sm object-cover"
                  />
                )}
              </span>
              <span className="text-sm">{post.title}</span>
            </a>
          </li>
        ))}
      </ul>
      {last}
    </>
  );
}

function Message({ children }: { children: string }) {
  return (
    <p role="status" className="text-mute p-3 text-sm wrap-anywhere">
      {children}
    </p>
  );
}
