import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminPostRow, BulkChange } from '#contract/writing/posts/posts.admin.schemas.ts';
import { apiList, callApi } from '#web/admin/api/call.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SelectField } from '#web/admin/ui/form/select.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { useBulk } from '#web/admin/ui/table/use-bulk.ts';

interface BulkActionsProps {
  rows: AdminPostRow[];
  isTrash: boolean;
  onDone: () => void;
}

/** One step for everything that is selected; each can be taken back as one. */
export function BulkActions({ rows, isTrash, onDone }: BulkActionsProps) {
  const { posts } = useTexts();
  const client = useQueryClient();
  const [asking, setAsking] = useState<'publish' | 'unpublish' | 'move'>();
  const close = () => setAsking(undefined);
  const { busy, run, runOrSay } = useBulk({
    rows,
    nameOf: ({ shownTitle }) => shownTitle || posts.untitled,
    words: posts,
    send: (body: BulkChange) => callApi('POST /api/admin/posts/bulk', { body }),
    undo: (batchId) => callApi('POST /api/admin/posts/bulk/undo', { body: { batchId } }),
    refresh: () => client.invalidateQueries({ queryKey: ['/api/admin/posts'] }),
    onDone,
  });

  if (isTrash) {
    return (
      <Button icon="rotate-ccw" busy={busy === 'restore'} onClick={() => runOrSay({ action: 'restore' })}>
        {posts.restore}
      </Button>
    );
  }
  return (
    <>
      <Button icon="send" onClick={() => setAsking('publish')}>
        {posts.publish}
      </Button>
      <Button icon="eye-off" onClick={() => setAsking('unpublish')}>
        {posts.unpublish}
      </Button>
      <Button icon="folder-input" onClick={() => setAsking('move')}>
        {posts.move}
      </Button>
      <Button icon="trash" busy={busy === 'trash'} onClick={() => runOrSay({ action: 'trash' })}>
        {posts.trash}
      </Button>
      <Confirm
        open={asking === 'publish'}
        onClose={close}
        title={posts.publishTitle(rows.length)}
        consequence={posts.publishText}
        action={posts.publish}
        onConfirm={() => run({ action: 'publish' })}
      />
      <Confirm
        open={asking === 'unpublish'}
        onClose={close}
        title={posts.unpublishTitle(rows.length)}
        consequence={posts.unpublishText}
        action={posts.unpublish}
        danger
        onConfirm={() => run({ action: 'unpublish' })}
      />
      {asking === 'move' && (
        <MoveDialog
          count={rows.length}
          onClose={close}
          onMove={async (categoryId) => {
            await run({ action: 'move', categoryId });
            close();
          }}
        />
      )}
    </>
  );
}

const NONE = '-';

interface MoveDialogProps {
  count: number;
  onClose: () => void;
  onMove: (categoryId: number | null) => Promise<void>;
}

function MoveDialog({ count, onClose, onMove }: MoveDialogProps) {
  const { posts, common } = useTexts();
  const [locale] = useEdition();
  const { data: categories = [] } = useInfiniteQuery(apiList('GET /api/admin/categories', { locale }));
  return (
    <Dialog open onClose={onClose} title={posts.moveTitle(count)}>
      <Form
        className="dialog-form"
        onSend={async (data) => {
          const value = String(data.get('categoryId'));
          await onMove(value === NONE ? null : Number(value));
        }}
      >
        <div className="dialog-body">
          <SelectField
            name="categoryId"
            label={posts.moveTo}
            defaultValue={NONE}
            options={[
              { value: NONE, label: posts.noCategory },
              ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        </div>
        <div className="dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          <SubmitButton>{posts.move}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
