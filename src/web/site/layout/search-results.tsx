import { paths } from '#contract/site/addresses/paths.ts';
import type { PostCard } from '#contract/writing/posts/posts.schemas.ts';
import { postSearchQuery } from '#web/shared/api/posts.ts';
import { useQuery } from '#web/shared/api/use-query.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { Picture } from '#web/shared/ui/picture.tsx';

interface SearchResultsProps {
  query: string;
  onChoose: () => void;
}

export function SearchResults({ query, onChoose }: SearchResultsProps) {
  const { data, isFetching, isError } = useQuery(postSearchQuery(useLocale(), query));
  return <FoundPosts query={query} posts={data} pending={isFetching} failed={isError} onChoose={onChoose} />;
}

interface FoundPostsProps extends SearchResultsProps {
  posts: PostCard[] | undefined;
  pending: boolean;
  failed: boolean;
}

export function FoundPosts({ query, posts, pending, failed, onChoose }: FoundPostsProps) {
  const { header, failures } = useDictionary();
  const locale = useLocale();
  if (failed) return <Message>{failures.loadMessage}</Message>;
  if (!posts) return <Message>{header.searching}</Message>;
  if (posts.length === 0) return <Message>{pending ? header.searching : header.noResults(query)}</Message>;
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
    </>
  );
}

function Message({ children }: { children: string }) {
  return (
    <p role="status" className="text-mute p-3 text-sm">
      {children}
    </p>
  );
}
