import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { EyeOff, FolderInput, RotateCcw, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { AdminPostRow, BulkResult } from '#contract/writing/posts/posts.admin.schemas.ts';
import type { BulkAction } from '#contract/writing/posts/posts.words.ts';
import { apiList, callApi } from '#web/admin/api/call.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Confirm } from '#web/admin/ui/confirm.tsx';
import { Dialog } from '#web/admin/ui/dialog.tsx';
import { explainFailure } from '#web/admin/ui/explain-failure.ts';
import { Form } from '#web/admin/ui/form.tsx';
import { SelectField } from '#web/admin/ui/select.tsx';
import { SubmitButton } from '#web/admin/ui/submit-button.tsx';
import { undoable } from '#web/admin/ui/undoable.ts';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { tellLeft } from './tell-left.ts';

interface BulkActionsProps {
  rows: AdminPostRow[];
  isTrash: boolean;
  onDone: () => void;
}

/** One step for everything that is selected; each can be taken back as one. */
export function BulkActions({ rows, isTrash, onDone }: BulkActionsProps) {
  const texts = useTexts();
  const { posts } = texts;
  const client = useQueryClient();
  const [asking, setAsking] = useState<'publish' | 'unpublish' | 'move'>();
  const [busy, setBusy] = useState<BulkAction>();
  const close = () => setAsking(undefined);

  function tell(action: BulkAction, { batchId, results }: BulkResult): void {
    const done = results.filter((each) => each.done).length;
    const left = tellLeft(results, rows, texts);
    if (done === 0) {
      return void toast({ title: posts.nothingDone, description: left, variant: 'destructive' });
    }
    undoable(texts, {
      title: posts.done[action](done),
      description:
        left ||
        rows
          .map(({ shownTitle }) => shownTitle)
          .slice(0, 3)
          .join(', '),
      undo: async () => {
        await callApi('POST /api/admin/posts/bulk/undo', { body: { batchId } });
        await client.invalidateQueries({ queryKey: ['/api/admin/posts'] });
      },
    });
  }

  async function run(action: BulkAction, categoryId?: number | null): Promise<void> {
    setBusy(action);
    try {
      const body = { ids: rows.map(({ id }) => id), action, ...(categoryId !== undefined && { categoryId }) };
      const result = await callApi('POST /api/admin/posts/bulk', { body });
      await client.invalidateQueries({ queryKey: ['/api/admin/posts'] });
      onDone();
      tell(action, result);
    } finally {
      setBusy(undefined);
    }
  }
  const orSay = (work: Promise<void>) =>
    void work.catch((error: unknown) =>
      toast({
        title: posts.nothingDone,
        description: explainFailure(error, texts).message,
        variant: 'destructive',
      }),
    );

  if (isTrash) {
    return (
      <Button icon={RotateCcw} busy={busy === 'restore'} onClick={() => orSay(run('restore'))}>
        {posts.restore}
      </Button>
    );
  }
  return (
    <>
      <Button icon={Send} onClick={() => setAsking('publish')}>
        {posts.publish}
      </Button>
      <Button icon={EyeOff} onClick={() => setAsking('unpublish')}>
        {posts.unpublish}
      </Button>
      <Button icon={FolderInput} onClick={() => setAsking('move')}>
        {posts.move}
      </Button>
      <Button icon={Trash2} busy={busy === 'trash'} onClick={() => orSay(run('trash'))}>
        {posts.trash}
      </Button>
      <Confirm
        open={asking === 'publish'}
        onClose={close}
        title={posts.publishTitle(rows.length)}
        consequence={posts.publishText}
        action={posts.publish}
        onConfirm={() => run('publish')}
      />
      <Confirm
        open={asking === 'unpublish'}
        onClose={close}
        title={posts.unpublishTitle(rows.length)}
        consequence={posts.unpublishText}
        action={posts.unpublish}
        danger
        onConfirm={() => run('unpublish')}
      />
      {asking === 'move' && (
        <MoveDialog
          count={rows.length}
          onClose={close}
          onMove={async (categoryId) => {
            await run('move', categoryId);
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
