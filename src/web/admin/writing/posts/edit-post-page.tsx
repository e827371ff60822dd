import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button, buttonClass } from '#web/admin/ui/button.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { statusOfError } from '#web/shared/api/api-error.ts';
import { PostEditor } from './post-editor.tsx';

const LINES = [0, 1, 2, 3, 4, 5, 6];

export default function EditPostPage() {
  const texts = useTexts();
  const { postEditor } = texts;
  const link = useEditionLink();
  const { id = '' } = useParams();
  const isNumber = /^\d{1,15}$/.test(id);
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...apiQuery('GET /api/admin/posts/:id', { id: Number(id) }),
    enabled: isNumber,
    // What somebody begins to write on has to be what the server has now.
    gcTime: 0,
  });
  // Somebody who writes is not interrupted by what is asked for again in the background.
  if (!isNumber || (!data && statusOfError(error) === 404)) {
    return (
      <>
        <PageHeader title={postEditor.notFound} />
        <EmptyState icon="file-question-mark" title={postEditor.notFound} text={postEditor.notFoundText}>
          <Link to={link(adminRoutes.posts)} className={buttonClass('primary')}>
            {postEditor.toList}
          </Link>
        </EmptyState>
      </>
    );
  }
  if (error && !data) {
    return (
      <>
        <PageHeader title={postEditor.notLoaded} />
        <EmptyState icon="cloud-off" title={postEditor.notLoaded} text={explainFailure(error, texts).message}>
          <Button onClick={() => void refetch()}>{texts.common.tryAgain}</Button>
        </EmptyState>
      </>
    );
  }
  if (!data || !isFetchedAfterMount) {
    return (
      <div className="flex flex-col gap-5 pt-10" aria-busy="true">
        {LINES.map((line) => (
          <Skeleton key={line} index={line} />
        ))}
      </div>
    );
  }
  return <PostEditor key={data.id} loaded={data} />;
}
