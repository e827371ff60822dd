import './post-editor.css';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useBeforeUnload } from 'react-router';
import type { AdminPost } from '#contract/writing/posts/posts.admin.schemas.ts';
import { useMe } from '#web/admin/context/me.tsx';
import { useShortcut } from '#web/admin/context/shortcuts.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { FieldProblems } from '#web/admin/ui/form/form.tsx';
import { BodyEditor, type BodyEditorHandle } from '#web/admin/writing/editor/body-editor.tsx';
import { CoverFields } from './cover-fields.tsx';
import { EditorBar } from './editor-bar.tsx';
import { EditorNotices } from './editor-notices.tsx';
import { PostAppearance } from './post-appearance.tsx';
import { PostDetails } from './post-details.tsx';
import { ReadersDate } from './readers-date.tsx';
import { PostBackup } from './session/post-backup.ts';
import { postCalls } from './session/post-calls.ts';
import { PostSession } from './session/post-session.ts';
import { EditingProvider, useEditing } from './session/session-context.tsx';
import { TextLength } from './text-length.tsx';
import { TitleField } from './title-field.tsx';
import { PostComments } from './together/post-comments.tsx';
import { useEditionOfPost } from './use-edition-of-post.ts';

/** Whoever writes does not wait for it. */
const LinkSuggestions = lazy(async () => ({
  default: (await import('./link-suggestions.tsx')).LinkSuggestions,
}));

/** Asked for by whoever wants to know. */
const PageEarned = lazy(async () => ({
  default: (await import('#web/admin/ui/earned/page-earned.tsx')).PageEarned,
}));

/** Leads to a field by its name. */
function focusField(name: string): void {
  const field = document.querySelector<HTMLElement>(`.post-editor [name="${CSS.escape(name)}"]`);
  const part =
    field ?? document.querySelector<HTMLElement>(`.post-editor [data-field="${CSS.escape(name)}"]`);
  const target = part?.matches('input, textarea, button')
    ? part
    : part?.querySelector<HTMLElement>('input, button');
  (target ?? part)?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}

const isOpenTo = ({ mayWrite, trashedAt }: AdminPost) => mayWrite && trashedAt === null;

export function PostEditor({ loaded }: { loaded: AdminPost }) {
  const me = useMe();
  const [store] = useState(() => new PostBackup(me.id, loaded.id));
  const [session] = useState(() => new PostSession(loaded, postCalls(loaded.id), store));
  const body = useRef<BodyEditorHandle>(null);
  const [canEdit, setCanEdit] = useState(isOpenTo(loaded));
  useEffect(() => session.subscribe(() => setCanEdit(isOpenTo(session.getState().post))), [session]);
  useEffect(() => {
    const write = () => store.writeNow();
    const flush = () => void session.flush();
    addEventListener('online', flush);
    addEventListener('pagehide', write);
    document.addEventListener('visibilitychange', write);
    return () => {
      removeEventListener('online', flush);
      removeEventListener('pagehide', write);
      document.removeEventListener('visibilitychange', write);
      session.finish();
    };
  }, [session, store]);
  useBeforeUnload((event) => {
    store.writeNow();
    if (session.isDirty && !store.works) event.preventDefault();
  });
  const goTo = useCallback((where: string) => {
    const [field = '', block] = where.split('.');
    if (field === 'content') body.current?.goTo(block === undefined ? undefined : Number(block));
    else focusField(field);
  }, []);
  const link = useCallback<BodyEditorHandle['link']>((...given) => body.current?.link(...given) ?? false, []);
  const editing = useMemo(
    () => ({ session, canEdit, goTo, link, keepsText: () => store.works }),
    [session, canEdit, goTo, link, store],
  );
  return (
    <EditingProvider value={editing}>
      <Desk body={body} />
    </EditingProvider>
  );
}

function Desk({ body }: { body: React.RefObject<BodyEditorHandle | null> }) {
  const { postEditor, posts, common } = useTexts();
  const { session, post, fields, problems, epoch, canEdit } = useEditing();
  const title = fields.title.trim() || posts.untitled;
  useEditionOfPost(post);
  useShortcut('mod+s', () => canEdit && void session.flush(), postEditor.saveShortcut);
  useEffect(() => {
    document.title = `${title} - ${common.product}`;
  }, [title, common]);
  return (
    <FieldProblems problems={problems} mend={() => {}}>
      <div className="post-editor">
        <h1 className="sr-only">{title}</h1>
        <EditorBar />
        <EditorNotices />
        <div className="post-editor-columns">
          <div className="flex min-w-0 flex-col gap-4">
            <TitleField />
            <BodyEditor
              key={epoch}
              ref={body}
              initial={fields.content}
              locale={post.locale}
              editable={canEdit}
              onChange={(content) => session.change({ content })}
            />
            <TextLength />
            {problems.content && (
              <p role="alert" className="field-problem">
                {problems.content}
              </p>
            )}
          </div>
          <aside className="post-editor-side" aria-label={postEditor.details}>
            <PostDetails />
            <ReadersDate />
            <CoverFields />
            <PostAppearance />
            {canEdit && (
              <Suspense>
                <LinkSuggestions />
              </Suspense>
            )}
            <Suspense>
              <PageEarned page={`post:${post.id}`} locale={post.locale} className="panel px-4 py-3" />
            </Suspense>
            <PostComments />
          </aside>
        </div>
      </div>
    </FieldProblems>
  );
}
