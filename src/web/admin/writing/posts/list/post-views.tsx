import { Link, useSearchParams } from 'react-router';
import type { AdminPostList } from '#contract/writing/posts/posts.admin.schemas.ts';
import { type PostView, postViews } from '#contract/writing/posts/posts.words.ts';
import { useTexts } from '#web/admin/context/texts.tsx';

/** The tabs of the list: links, so that each has an address of its own. */
export function PostViews({ counts }: { counts: AdminPostList['counts'] | undefined }) {
  const { posts } = useTexts();
  const [params] = useSearchParams();
  const current = postViews.find((each) => each === params.get('status'));
  const total = counts && postViews.reduce((sum, view) => sum + (view === 'trash' ? 0 : counts[view]), 0);
  const tab = (view: PostView | undefined, label: string, count: number | null | undefined) => {
    const search = new URLSearchParams(params);
    search.delete('status');
    if (view) search.set('status', view);
    return (
      <Link
        key={view ?? 'all'}
        to={{ search: search.toString() }}
        className="tabs-tab inline-flex items-center gap-1.5 no-underline"
        data-state={view === current ? 'active' : 'inactive'}
        aria-current={view === current ? 'page' : undefined}
      >
        {label}
        {typeof count === 'number' && <span className="text-mute numbers text-xs font-normal">{count}</span>}
      </Link>
    );
  };
  return (
    <nav className="tabs-list mb-3" aria-label={posts.viewsLabel}>
      {tab(undefined, posts.all, total)}
      {postViews.map((view) => tab(view, posts.views[view], counts?.[view]))}
    </nav>
  );
}
