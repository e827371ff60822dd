import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { editPostPath } from '#contract/site/addresses/admin-paths.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { useEditing } from './session/session-context.tsx';
import { useTogetherTexts } from './together/together-texts.ts';
import { useIsOwn } from './use-is-own.ts';
import { useSteps } from './use-steps.ts';

const ConflictDialog = lazy(async () => ({
  default: (await import('./versions/conflict-dialog.tsx')).ConflictDialog,
}));

/** What somebody should know before they write on. */
export function EditorNotices() {
  const { postEditor } = useTexts();
  const together = useTogetherTexts();
  const mayEdit = useMay('editor');
  const { post, save, backup, conflict, canEdit, keepsText } = useEditing();
  return (
    <div className="flex flex-col gap-2 empty:hidden">
      {post.trashedAt && <TrashedNotice />}
      {post.handedInAt && <Notice tone="info">{together.waiting}</Notice>}
      {!post.mayWrite && !post.handedInAt && <Notice tone="info">{postEditor.readOnly}</Notice>}
      {canEdit && save.name !== 'saved' && !keepsText() && (
        <Notice tone="danger">{postEditor.cannotKeep}</Notice>
      )}
      {canEdit && backup && <BackupNotice />}
      {canEdit && conflict && <ConflictNotice />}
      {canEdit && post.othersWriting.length > 0 && (
        <Notice tone="warn">
          {postEditor.othersWriting(post.othersWriting.map(({ name }) => name).join(', '))}
        </Notice>
      )}
      {post.copiedFrom && (
        <Notice tone="info">
          {postEditor.copiedFrom(post.copiedFrom.locale.toUpperCase())}{' '}
          {post.copiedFrom.drifted && `${postEditor.copiedFromNewer} `}
          <Link
            className="link-button"
            to={`${editPostPath(post.copiedFrom.id)}?locale=${post.copiedFrom.locale}`}
          >
            {postEditor.openOriginal}
          </Link>
          {post.copiedFrom.drifted && mayEdit && <FollowedButton version={post.copiedFrom.currentVersion} />}
        </Notice>
      )}
    </div>
  );
}

/** Whoever has brought the copy up to date says so; until the original changes again, nobody is told of it. */
function FollowedButton({ version }: { version: number }) {
  const { postEditor } = useTexts();
  const { take, orSay } = useSteps();
  const done = { title: postEditor.followed, description: postEditor.followedText };
  return (
    <>
      {' '}
      <button
        type="button"
        className="link-button"
        onClick={() =>
          orSay(
            take(({ id }) => callApi('POST /api/admin/posts/:id/follow', { id, body: { version } }), done),
          )
        }
      >
        {postEditor.isCurrent}
      </button>
    </>
  );
}

function TrashedNotice() {
  const { postEditor } = useTexts();
  const mayEdit = useMay('editor');
  const { take, orSay } = useSteps();
  const restore = () =>
    take((given) => callApi('POST /api/admin/posts/:id/restore', given), {
      title: postEditor.restored,
      description: postEditor.restoredText,
    });
  return (
    <Notice tone="warn">
      <div className="flex flex-wrap items-center gap-3">
        <p className="flex-1">{postEditor.trashedNotice}</p>
        {mayEdit && <Button onClick={() => orSay(restore())}>{postEditor.restore}</Button>}
      </div>
    </Notice>
  );
}

function BackupNotice() {
  const { postEditor } = useTexts();
  const { session, backup } = useEditing();
  if (!backup) return null;
  const [before, after] = postEditor.backupText('\n').split('\n');
  return (
    <div role="alert">
      <Notice tone="warn">
        <div className="flex flex-wrap items-center gap-3">
          <div className="min-w-0 flex-1 basis-60">
            <p className="font-medium">{postEditor.backupTitle}</p>
            <p>
              {before}
              <RelativeTime moment={backup.at} />
              {after}
            </p>
          </div>
          <Button
            look="primary"
            onClick={() => {
              session.recover(backup.changes, backup.version);
              toast({ title: postEditor.backupBack, description: postEditor.backupBackText });
            }}
          >
            {postEditor.backupRestore}
          </Button>
          <Button onClick={() => session.forgetBackup()}>{postEditor.backupDiscard}</Button>
        </div>
      </Notice>
    </div>
  );
}

/** The window opens by itself once; whoever puts it off finds it here. */
function ConflictNotice() {
  const { postEditor } = useTexts();
  const { conflict } = useEditing();
  const isOwn = useIsOwn(conflict);
  const [open, setOpen] = useState(true);
  useEffect(() => setOpen(conflict !== undefined), [conflict]);
  if (!conflict) return null;
  return (
    <>
      <Notice tone="danger">
        <div className="flex flex-wrap items-center gap-3">
          <p className="flex-1">{isOwn ? postEditor.conflictOwn : postEditor.conflict}</p>
          <Button onClick={() => setOpen(true)}>{postEditor.resolve}</Button>
        </div>
      </Notice>
      <Suspense>{open && <ConflictDialog theirs={conflict} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
