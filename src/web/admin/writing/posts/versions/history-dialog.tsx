import '#web/admin/ui/kept-texts/versions.css';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { PostRevisionRow } from '#contract/writing/posts/posts.admin.schemas.ts';
import { apiList, apiQuery, callApi } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { diffText } from '#web/admin/ui/audit/diff-text.ts';
import { FieldDiff } from '#web/admin/ui/audit/field-diff.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { Spinner } from '#web/admin/ui/feedback/spinner.tsx';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { differing, type FieldName, isAwaited } from '../session/post-text.ts';
import { useEditing } from '../session/session-context.tsx';
import { useFieldWords } from './field-words.ts';

/** Every version, what changed since it, and the way back to it. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const { postEditor, table, common } = texts;
  const { session, post, canEdit } = useEditing();
  const list = useInfiniteQuery(apiList('GET /api/admin/posts/:id/revisions', { id: post.id }));
  const [chosen, setChosen] = useState<number>();
  const [asking, setAsking] = useState(false);
  const openId = chosen ?? list.data?.[0]?.id;

  async function restore(revisionId: number): Promise<void> {
    await session.step(async ({ id, version }) => {
      const restored = await callApi('POST /api/admin/posts/:id/revisions/:revisionId/restore', {
        id,
        revisionId,
        body: { version },
      });
      session.replace(restored);
      return restored;
    });
    toast({ title: postEditor.revisionRestored, description: postEditor.revisionRestoredText });
    onClose();
  }

  return (
    <Dialog
      open
      wide="extra"
      onClose={onClose}
      title={postEditor.history}
      description={postEditor.historyAbout}
    >
      <div className="dialog-body">
        {list.error ? (
          <p role="alert" className="text-danger">
            {explainFailure(list.error, texts).message}
          </p>
        ) : null}
        {!list.data && !list.error && <Spinner label={common.loading} />}
        {list.data?.length === 0 && <p className="text-mute">{postEditor.noRevisions}</p>}
        {list.data && list.data.length > 0 && (
          <div className="history">
            <section className="history-list" aria-label={postEditor.revisions}>
              {list.data.map((row) => (
                <HistoryItem
                  key={row.id}
                  row={row}
                  isOpen={row.id === openId}
                  onOpen={() => setChosen(row.id)}
                />
              ))}
              {list.hasNextPage && (
                <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                  {table.loadMore}
                </Button>
              )}
            </section>
            {openId !== undefined && <RevisionView key={openId} revisionId={openId} />}
          </div>
        )}
      </div>
      {canEdit && openId !== undefined && (
        <div className="dialog-foot">
          <Button look="primary" onClick={() => setAsking(true)}>
            {postEditor.restoreRevision}
          </Button>
          <Confirm
            open={asking}
            onClose={() => setAsking(false)}
            title={postEditor.restoreTitle}
            consequence={
              <>
                <p>{postEditor.restoreText}</p>
                {isAwaited(post) && <p className="text-warn mt-2">{postEditor.restorePublic}</p>}
              </>
            }
            action={postEditor.restoreRevision}
            onConfirm={() => restore(openId)}
          />
        </div>
      )}
    </Dialog>
  );
}

interface HistoryItemProps {
  row: PostRevisionRow;
  isOpen: boolean;
  onOpen: () => void;
}

function HistoryItem({ row, isOpen, onOpen }: HistoryItemProps) {
  const { postEditor, posts } = useTexts();
  return (
    <button type="button" className="history-item" aria-pressed={isOpen} onClick={onOpen}>
      <span className="font-medium">{postEditor.kinds[row.kind]}</span>
      <span className="text-mute text-sm">
        <RelativeTime moment={row.createdAt} /> · {posts.by(row.by)}
      </span>
    </button>
  );
}

/** From that version to the present text. */
function RevisionView({ revisionId }: { revisionId: number }) {
  const texts = useTexts();
  const { postEditor, common } = texts;
  const { post, fields } = useEditing();
  const words = useFieldWords(post.locale);
  const { data, error } = useQuery(
    apiQuery('GET /api/admin/posts/:id/revisions/:revisionId', { id: post.id, revisionId }),
  );
  const names = useMemo<FieldName[]>(() => (data ? differing(data.fields, fields) : []), [data, fields]);
  if (error) return <p className="text-danger">{explainFailure(error, texts).message}</p>;
  if (!data) return <Spinner label={common.loading} />;
  return (
    <section className="flex min-w-0 flex-col gap-3" aria-label={postEditor.comparedWithNow}>
      <h3>{data.fields.title}</h3>
      <p className="text-mute text-sm">
        {names.length === 0 ? postEditor.sameAsNow : postEditor.comparedWithNow}
      </p>
      {names.map((name) => (
        <div key={name} className="flex flex-col gap-1.5">
          <p className="field-label">{postEditor.fields[name]}</p>
          <FieldDiff
            pieces={diffText(words(data.fields, name), words(fields, name))}
            label={postEditor.fields[name]}
          />
        </div>
      ))}
    </section>
  );
}
