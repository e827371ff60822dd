import { lazy, Suspense, useState } from 'react';
import type { PostStatus } from '#contract/writing/posts/post-statuses.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Badge, type Tone } from '#web/admin/ui/badge.tsx';
import { Button, buttonClass, IconButton } from '#web/admin/ui/button.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { Menu, MenuItem } from '#web/admin/ui/overlay/menu.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { useRefreshProduct } from '../edit/product-context.tsx';
import { useReview } from './review-context.tsx';
import { ReviewPreview } from './review-preview.tsx';
import { useReviewSteps } from './use-review-steps.ts';

const PublishDialog = lazy(async () => ({ default: (await import('./publish-dialog.tsx')).PublishDialog }));

const CopyDialog = lazy(async () => ({ default: (await import('./copy-dialog.tsx')).CopyDialog }));

const ReviewHistory = lazy(async () => ({ default: (await import('./review-history.tsx')).ReviewHistory }));

const tones: Record<PostStatus, Tone> = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'ok',
  archived: 'warn',
};

/** What the review is now, and the next step in its life. */
export function ReviewHeader() {
  const { reviewEditor } = useTexts();
  const { record, canEdit } = useReview();
  const [publishing, setPublishing] = useState(false);
  const isOut = record.status === 'published';
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Badge tone={tones[record.status]}>{reviewEditor.statuses[record.status]}</Badge>
      <span className="text-mute min-w-0 flex-1 basis-48 text-sm">
        {reviewEditor.savedBy(record.updatedBy)} <RelativeTime moment={record.updatedAt} />
      </span>
      {isOut && (
        <a href={record.path} target="_blank" rel="noopener" className={buttonClass('quiet')}>
          <Icon of="external-link" size={16} />
          {reviewEditor.view}
        </a>
      )}
      <ReviewPreview />
      {canEdit && !isOut && <Button onClick={() => setPublishing(true)}>{reviewEditor.publish}</Button>}
      <ReviewMenu />
      <Suspense>{publishing && <PublishDialog onClose={() => setPublishing(false)} />}</Suspense>
    </header>
  );
}

function ReviewMenu() {
  const { reviewEditor, keptTexts } = useTexts();
  const { record, canEdit } = useReview();
  const { take } = useReviewSteps();
  const refresh = useRefreshProduct();
  const [open, setOpen] = useState<'history' | 'copy' | 'unpublish' | 'archive' | 'remove'>();
  const close = () => setOpen(undefined);
  async function remove(): Promise<void> {
    await callApi('DELETE /api/admin/reviews/:id', { id: record.id });
    await refresh();
    toast({ title: reviewEditor.removed, description: record.title });
  }
  const question = (name: 'unpublish' | 'archive', done: 'unpublished' | 'archived') => (
    <Confirm
      open={open === name}
      onClose={close}
      title={reviewEditor[`${name}Title`]}
      consequence={reviewEditor[`${name}Text`]}
      action={reviewEditor[name]}
      danger
      onConfirm={() =>
        take((given) => callApi(`POST /api/admin/reviews/:id/${name}`, given), {
          title: reviewEditor[done],
          description: reviewEditor[`${done}Text`],
        })
      }
    />
  );
  return (
    <>
      <Menu trigger={<IconButton label={reviewEditor.more} icon="ellipsis-vertical" />}>
        <MenuItem icon="rotate-ccw-clock" onChoose={() => setOpen('history')}>
          {keptTexts.history}
        </MenuItem>
        {canEdit && (
          <MenuItem icon="copy" onChoose={() => setOpen('copy')}>
            {reviewEditor.copyTo}
          </MenuItem>
        )}
        {canEdit && record.status === 'published' && (
          <MenuItem icon="eye-off" onChoose={() => setOpen('unpublish')}>
            {reviewEditor.unpublish}
          </MenuItem>
        )}
        {canEdit && record.status !== 'archived' && (
          <MenuItem icon="archive" onChoose={() => setOpen('archive')}>
            {reviewEditor.archive}
          </MenuItem>
        )}
        {canEdit && record.status === 'draft' && (
          <MenuItem icon="trash" danger onChoose={() => setOpen('remove')}>
            {reviewEditor.remove}
          </MenuItem>
        )}
      </Menu>
      {open === 'history' && (
        <Suspense>
          <ReviewHistory onClose={close} />
        </Suspense>
      )}
      <Suspense>{open === 'copy' && <CopyDialog onClose={close} />}</Suspense>
      {question('unpublish', 'unpublished')}
      {question('archive', 'archived')}
      <Confirm
        open={open === 'remove'}
        onClose={close}
        title={reviewEditor.removeTitle}
        consequence={reviewEditor.removeText}
        action={reviewEditor.remove}
        danger
        onConfirm={remove}
      />
    </>
  );
}
