import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { roles as allRoles, type Role } from '#contract/site/roles.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useMe } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { CopyButton } from '#web/admin/ui/copy-button.tsx';
import { Field, TextField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SelectField } from '#web/admin/ui/form/select.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { usePeopleTexts } from './people-texts.ts';

/** Where mail is set up the link travels by itself; otherwise it is shown, this once. */
export function InviteDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const people = usePeopleTexts();
  const { roles, common } = useTexts();
  const me = useMe();
  const client = useQueryClient();
  const [made, setMade] = useState<{ email: string; link: string }>();
  async function invite(data: FormData): Promise<void> {
    const body = { email: String(data.get('email')), role: data.get('role') as Role };
    const { invitation, link } = await callApi('POST /api/admin/invitations', { body });
    await client.invalidateQueries({ queryKey: ['/api/admin/invitations'] });
    if (link) return setMade({ email: invitation.email, link });
    toast({ title: people.sentTitle, description: people.sentText(invitation.email) });
    onClose();
  }
  if (made) {
    return (
      <Dialog open onClose={onClose} title={people.linkTitle} description={people.linkText(made.email)}>
        <div className="dialog-body">
          <Field name="link" label={people.link}>
            {({ mend: _mend, ...parts }) => (
              <input {...parts} readOnly className="input font-mono text-sm" value={made.link} />
            )}
          </Field>
        </div>
        <div className="dialog-foot">
          <CopyButton text={made.link} />
          <Button look="primary" onClick={onClose}>
            {people.done}
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={people.inviteTitle}
      description={`${people.inviteAbout} ${me.mail ? people.inviteMail : people.inviteByHand}`}
    >
      <Form onSend={invite} className="dialog-form">
        <div className="dialog-body">
          <TextField name="email" type="email" label={people.email} autoComplete="off" defaultValue={email} />
          <SelectField<Role>
            name="role"
            label={people.role}
            defaultValue="editor"
            options={allRoles.map((value) => ({ value, label: roles[value].name, note: roles[value].note }))}
          />
        </div>
        <div className="dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          <SubmitButton>{people.send}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
