import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { editPostPath } from '#contract/site/addresses/admin-paths.ts';
import { limits } from '#contract/site/limits.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { IconButton } from '#web/admin/ui/button.tsx';
import { undoable } from '#web/admin/ui/feedback/undoable.ts';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { Menu, MenuItem, MenuLine } from '#web/admin/ui/overlay/menu.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { isAwaited } from './session/post-text.ts';
import { useEditing } from './session/session-context.tsx';
import { useSteps } from './use-steps.ts';

/** Opened now and then: whoever writes does not wait for them. */
const HistoryDialog = lazy(async () => ({
  default: (await import('./versions/history-dialog.tsx')).HistoryDialog,
}));
const LeftDangling = lazy(async () => ({
  default: (await import('#web/admin/ui/inner-links/left-dangling.tsx')).LeftDangling,
}));
const CopyDialog = lazy(async () => ({ default: (await import('./copy-dialog.tsx')).CopyDialog }));

type Open = 'history' | 'copy' | 'unpublish' | 'archive' | 'discard' | 'trash';

/** Everything that is done with a post now and then. */
export function PostMenu({ onReschedule }: { onReschedule: () => void }) {
  const texts = useTexts();
  const { postEditor } = texts;
  const { session, post, ...editing } = useEditing();
  const mayPublish = useMay('editor');
  const canEdit = editing.canEdit && mayPublish;
  const { take, orSay } = useSteps();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const { status } = post;
  const navigate = useNavigate();

  const restore = () =>
    take((given) => callApi('POST /api/admin/posts/:id/restore', given), {
      title: postEditor.restored,
      description: postEditor.restoredText,
    });
  async function trash(): Promise<void> {
    await session.step(({ id, version }) => callApi('DELETE /api/admin/posts/:id', { id, version }));
    undoable(texts, { title: postEditor.trashed, description: postEditor.trashedText, undo: restore });
  }
  /** Where texts lead to it, somebody should know before. */
  async function trashOrAsk(): Promise<void> {
    const { id } = post;
    const isSeen = status === 'published' || status === 'scheduled';
    const leading = isSeen ? await callApi('GET /api/admin/inner-links', { kind: 'post', id }) : undefined;
    if (leading && leading.count > 0) setOpen('trash');
    else await trash();
  }
  async function duplicate(): Promise<void> {
    await session.flush();
    const title = postEditor
      .duplicateTitle(session.getState().fields.title)
      .slice(0, limits.writing.title.max);
    const body = { title, saveId: crypto.randomUUID() };
    const copy = await callApi('POST /api/admin/posts/:id/duplicate', { id: post.id, body });
    await navigate(`${editPostPath(copy.id)}?locale=${copy.locale}`);
    toast({ title: postEditor.duplicated, description: postEditor.duplicatedText });
  }
  const question = (name: 'unpublish' | 'archive', done: 'unpublished' | 'archived'): ReactNode => (
    <Confirm
      open={open === name}
      onClose={close}
      title={postEditor[`${name}Title`]}
      consequence={
        <>
          <p>{postEditor[`${name}Text`]}</p>
          <Suspense>{open === name && <LeftDangling kind="post" id={post.id} />}</Suspense>
        </>
      }
      action={postEditor[name]}
      danger
      onConfirm={() =>
        take((given) => callApi(`POST /api/admin/posts/:id/${name}`, given), {
          title: postEditor[done],
          description: postEditor[`${done}Text`],
        })
      }
    />
  );
  return (
    <>
      <Menu trigger={<IconButton label={postEditor.more} icon="ellipsis-vertical" />}>
        <MenuItem icon="rotate-ccw-clock" onChoose={() => setOpen('history')}>
          {postEditor.history}
        </MenuItem>
        {canEdit && (
          <>
            <MenuItem icon="copy" onChoose={() => setOpen('copy')}>
              {postEditor.copyTo}
            </MenuItem>
            <MenuItem icon="copy-plus" onChoose={() => orSay(duplicate())}>
              {postEditor.duplicate}
            </MenuItem>
            <MenuLine />
            {isAwaited(post) && post.draft && (
              <MenuItem icon="undo-2" onChoose={() => setOpen('discard')}>
                {postEditor.discard}
              </MenuItem>
            )}
            {status === 'scheduled' && (
              <>
                <MenuItem icon="calendar-clock" onChoose={onReschedule}>
                  {postEditor.reschedule}
                </MenuItem>
                <MenuItem
                  icon="calendar-x"
                  onChoose={() =>
                    orSay(
                      take((given) => callApi('POST /api/admin/posts/:id/unschedule', given), {
                        title: postEditor.unscheduled,
                        description: postEditor.unscheduledText,
                      }),
                    )
                  }
                >
                  {postEditor.unschedule}
                </MenuItem>
              </>
            )}
            {status === 'published' && (
              <MenuItem icon="eye-off" onChoose={() => setOpen('unpublish')}>
                {postEditor.unpublish}
              </MenuItem>
            )}
            {status !== 'archived' && (
              <MenuItem icon="archive" onChoose={() => setOpen('archive')}>
                {postEditor.archive}
              </MenuItem>
            )}
            <MenuItem icon="trash" danger onChoose={() => orSay(trashOrAsk())}>
              {postEditor.trash}
            </MenuItem>
          </>
        )}
      </Menu>
      {question('unpublish', 'unpublished')}
      {question('archive', 'archived')}
      <Confirm
        open={open === 'discard'}
        onClose={close}
        title={postEditor.discardTitle}
        consequence={postEditor.discardText}
        action={postEditor.discard}
        danger
        onConfirm={async () => {
          await session.discardDraft();
          toast({ title: postEditor.discarded, description: post.shownTitle });
        }}
      />
      <Confirm
        open={open === 'trash'}
        onClose={close}
        title={postEditor.trashTitle(post.shownTitle)}
        consequence={
          <>
            <p>{postEditor.trashedText}</p>
            <Suspense>{open === 'trash' && <LeftDangling kind="post" id={post.id} />}</Suspense>
          </>
        }
        action={postEditor.trash}
        danger
        onConfirm={trash}
      />
      <Suspense>
        {open === 'history' && <HistoryDialog onClose={close} />}
        {open === 'copy' && <CopyDialog onClose={close} />}
      </Suspense>
    </>
  );
}
