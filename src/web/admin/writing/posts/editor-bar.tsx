import { useState } from 'react';
import { Link } from 'react-router';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { CheckedUpdate } from './checked-update.tsx';
import { PostMenu } from './post-menu.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { SaveIndicator } from './save-indicator.tsx';
import { isAwaited } from './session/post-text.ts';
import { useEditing } from './session/session-context.tsx';
import { StatusBadge } from './status-badge.tsx';
import { Handing } from './together/handing.tsx';
import { Presence } from './together/presence.tsx';
import { useSteps } from './use-steps.ts';

/** What the post is, where its text is, and what to do with it. */
export function EditorBar() {
  const { postEditor } = useTexts();
  const { post, canEdit } = useEditing();
  const mayPublish = useMay('editor');
  const link = useEditionLink();
  const [publishing, setPublishing] = useState(false);
  return (
    <header className="editor-bar">
      <Link to={link(adminRoutes.posts)} className="btn btn-ghost -ml-3">
        <Icon of="arrow-left" size={16} />
        {postEditor.back}
      </Link>
      <StatusBadge post={post} />
      <span className="min-w-0 flex-1">
        <SaveIndicator />
      </span>
      <Presence />
      <span className="flex items-center gap-2">
        {!post.trashedAt && <PreviewButton />}
        <Handing />
        {canEdit && isAwaited(post) && <CheckedUpdate />}
        {mayPublish && canEdit && !isAwaited(post) && (
          <Button look="primary" onClick={() => setPublishing(true)}>
            {postEditor.publish}
          </Button>
        )}
        <PostMenu onReschedule={() => setPublishing(true)} />
      </span>
      {publishing && <PublishDialog onClose={() => setPublishing(false)} />}
    </header>
  );
}

/** The window is opened by the press itself, or the browser would refuse it; its address comes once there is one. */
function PreviewButton() {
  const { postEditor } = useTexts();
  const { session, post } = useEditing();
  const { orSay } = useSteps();
  const [busy, setBusy] = useState(false);
  async function open(): Promise<void> {
    const page = window.open('', '_blank');
    setBusy(true);
    try {
      await session.flush();
      const of = session.getState().post.draft ? 'draft' : 'saved';
      const { url } = await callApi('POST /api/admin/posts/:id/preview', { id: post.id, body: { of } });
      if (page) {
        page.opener = null;
        page.location.replace(new URL(url, window.location.origin));
      } else window.location.assign(url);
    } catch (error) {
      page?.close();
      throw error;
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button icon="eye" busy={busy} onClick={() => orSay(open())}>
      {postEditor.preview}
    </Button>
  );
}
