import { useState } from 'react';
import type { AdminAuthor } from '#contract/writing/authors/authors.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { useAuthorsTexts, useReloadAuthors } from '#web/admin/ui/authors/use-authors.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { FieldProblem } from '#web/admin/ui/feedback/explain-failure.ts';
import { undoable } from '#web/admin/ui/feedback/undoable.ts';
import { ComboboxField } from '#web/admin/ui/form/combobox-field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';

interface MergeDialogProps {
  author: AdminAuthor;
  all: AdminAuthor[];
  onClose: () => void;
}

/** Two who are one: what follows is said before, and can be taken back. */
export function MergeDialog({ author, all, onClose }: MergeDialogProps) {
  const shared = useTexts();
  const texts = useAuthorsTexts();
  const reload = useReloadAuthors();
  const [into, setInto] = useState('');
  const others = all.filter(({ id }) => id !== author.id);
  async function merge(): Promise<void> {
    const heir = others.find(({ id }) => String(id) === into);
    if (!heir) throw new FieldProblem({ into: texts.mergeChoose });
    await callApi('POST /api/admin/authors/:id/merge', { id: author.id, body: { into: heir.id } });
    await reload();
    undoable(shared, {
      title: texts.merged,
      description: texts.mergedText(author.name, heir.name),
      undo: async () => {
        await callApi('POST /api/admin/authors/:id/split', { id: heir.id, body: { slug: author.slug } });
        await reload();
      },
    });
    onClose();
  }
  return (
    <Dialog
      open
      title={texts.mergeTitle(author.name)}
      description={texts.mergeAbout(author.posts.total, author.reviews.total)}
      onClose={onClose}
    >
      <Form onSend={merge} className="dialog-form">
        <div className="dialog-body">
          <ComboboxField
            name="into"
            label={texts.mergeInto}
            value={into}
            options={others.map(({ id, name, slug }) => ({ value: String(id), label: name, note: slug }))}
            onChange={setInto}
          />
        </div>
        <div className="dialog-foot">
          <Button onClick={onClose}>{shared.common.cancel}</Button>
          <SubmitButton>{texts.mergeAction}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
