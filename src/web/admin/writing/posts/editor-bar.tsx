import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import type { Locale } from '#contract/site/locales.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useLanguage, useTexts } from '#web/admin/context/texts.tsx';
import { Button, buttonClass } from '#web/admin/ui/button.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { exactMoment, shortMoment } from '#web/admin/ui/time/moments.ts';
import { editionQuery } from '#web/shared/api/editions.ts';
import { CheckedUpdate } from './checked-update.tsx';
import { PostMenu } from './post-menu.tsx';
import { SaveIndicator } from './save-indicator.tsx';
import { isAwaited } from './session/post-text.ts';
import { useEditing } from './session/session-context.tsx';
import { StatusBadge } from './status-badge.tsx';
import { Handing } from './together/handing.tsx';
import { Presence } from './together/presence.tsx';
import { useSteps } from './use-steps.ts';

const PublishDialog = lazy(async () => ({ default: (await import('./publish-dialog.tsx')).PublishDialog }));

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
      {post.status === 'scheduled' && post.scheduledFor && !post.trashedAt && (
        <ScheduledFor moment={post.scheduledFor} locale={post.locale} />
      )}
      <span className="min-w-0 flex-1 basis-36">
        <SaveIndicator />
      </span>
      <Presence />
      <span className="flex items-center gap-2">
        {post.status === 'published' && !post.trashedAt && (
          <a
            href={post.path}
            target="_blank"
            rel="noopener"
            className={buttonClass('ghost', 'btn-icon')}
            aria-label={postEditor.view}
            data-tip={postEditor.view}
          >
            <Icon of="external-link" size={18} />
          </a>
        )}
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
      <Suspense>{publishing && <PublishDialog onClose={() => setPublishing(false)} />}</Suspense>
    </header>
  );
}

/** By the edition's clock, which is the one that it will be published by. */
function ScheduledFor({ moment, locale }: { moment: string; locale: Locale }) {
  const { texts, tag } = useLanguage();
  const { data: edition } = useQuery(editionQuery(locale));
  if (!edition) return null;
  const at = new Date(moment);
  return (
    <time dateTime={moment} data-tip={exactMoment(at, tag, edition.timeZone)} className="text-sm">
      {texts.postEditor.scheduledAt(shortMoment(at, tag, edition.timeZone))}
    </time>
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
