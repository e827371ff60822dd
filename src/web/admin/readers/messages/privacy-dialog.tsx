import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#web/admin/api/call.ts';
import { useUrlParam } from '#web/admin/context/url-params.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { FieldProblem } from '#web/admin/ui/feedback/explain-failure.ts';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { Form, useFormState } from '#web/admin/ui/form/form.tsx';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { useMessageTexts } from './message-texts.ts';
import { MESSAGES } from './messages-query.ts';
import { saveJson } from './save-json.ts';

interface PrivacyDialogProps {
  email: string;
  onClose: () => void;
}

/** A reader's right to a copy and to be forgotten: everything from one address, wherever it lies. */
export function PrivacyDialog({ email, onClose }: PrivacyDialogProps) {
  const messages = useMessageTexts();
  const client = useQueryClient();
  const [, open] = useUrlParam('message');
  const [typed, setTyped] = useState(email);
  /** How many would go. */
  const [going, setGoing] = useState<number>();
  const address = typed.trim();

  async function send(data: FormData): Promise<void> {
    const { counts } = await callApi('GET /api/admin/messages', { email: address });
    const count = Object.values(counts).reduce((sum, each) => sum + each, 0);
    if (count === 0) throw new FieldProblem({ email: messages.nothingFrom });
    if (data.get('wish') === 'delete') {
      setGoing(count);
      return;
    }
    saveJson(await callApi('GET /api/admin/messages/export', { email: address }), messages.exportFile);
    toast({ title: messages.exported, description: messages.exportedText(count, address) });
  }

  async function remove(): Promise<void> {
    const { deleted } = await callApi('DELETE /api/admin/messages', { email: address });
    open(null);
    await client.invalidateQueries({ queryKey: [MESSAGES] });
    toast({ title: messages.deleted, description: messages.deletedText(deleted, address) });
    onClose();
  }

  return (
    <>
      <Dialog open onClose={onClose} title={messages.privacy} description={messages.privacyAbout}>
        <Form onSend={send} className="dialog-form">
          <div className="dialog-body">
            <TextField
              name="email"
              type="email"
              label={messages.email}
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
          <Wishes />
        </Form>
      </Dialog>
      <Confirm
        open={going !== undefined}
        onClose={() => setGoing(undefined)}
        title={messages.deleteTitle(address)}
        consequence={messages.deleteText(going ?? 0)}
        action={messages.deleteAll}
        danger
        onConfirm={remove}
      />
    </>
  );
}

/** Two buttons of one form: which of them was pressed goes along with it. */
function Wishes() {
  const messages = useMessageTexts();
  const { busy } = useFormState();
  return (
    <div className="dialog-foot">
      <Button type="submit" look="primary" icon="download" busy={busy} name="wish" value="export">
        {messages.exportAll}
      </Button>
      <Button type="submit" look="danger" icon="trash" name="wish" value="delete">
        {messages.deleteAll}
      </Button>
    </div>
  );
}
