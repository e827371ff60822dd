import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '#contract/site/limits.ts';
import { callApi } from '#web/admin/api/call.ts';
import { meQuery } from '#web/admin/api/me.ts';
import { useMe } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { UnsavedGuard } from '#web/admin/ui/form/unsaved-guard.tsx';
import { KeyValues } from '#web/admin/ui/key-values.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';

export function ProfileSection() {
  const { account, roles, common } = useTexts();
  const me = useMe();
  const client = useQueryClient();
  const [typed, setTyped] = useState(me.name);
  async function rename(data: FormData): Promise<void> {
    const changed = await callApi('PATCH /api/admin/me', { body: { name: String(data.get('name')) } });
    client.setQueryData(meQuery().queryKey, changed);
    setTyped(changed.name);
    toast({ title: account.nameSaved, description: account.nameSavedText(changed.name) });
  }
  return (
    <SettingsSection title={account.profile} about={account.profileAbout}>
      <Form onSend={rename}>
        <TextField
          name="name"
          label={account.name}
          autoComplete="name"
          maxLength={limits.accounts.name.max}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div>
          <SubmitButton>{common.save}</SubmitButton>
        </div>
      </Form>
      <UnsavedGuard dirty={typed !== me.name} />
      <KeyValues
        facts={[
          { name: account.username, value: me.username },
          { name: account.email, value: me.email ?? account.noEmail },
          { name: account.role, value: `${roles[me.role].name}. ${roles[me.role].note}` },
        ]}
      />
    </SettingsSection>
  );
}
