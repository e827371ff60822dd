import { useEffect, useState } from 'react';
import {
  type AmazonRegion,
  type CredentialVersion,
  readCredentials,
  regionVersions,
  writeCredentials,
} from '#contract/commerce/marketplaces/amazon-credentials.ts';
import type { AdminSetting } from '#contract/running/settings/settings.admin.schemas.ts';
import { useChangeSetting } from '#web/admin/api/settings.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useSettingTexts } from '#web/admin/context/setting-texts.ts';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { FieldProblem } from '#web/admin/ui/feedback/explain-failure.ts';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SelectField } from '#web/admin/ui/form/select.tsx';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { SettingNote } from './setting-note.tsx';

interface AmazonAccessProps {
  setting: AdminSetting;
  region: AmazonRegion;
  onDirty: (dirty: boolean) => void;
}

/** Three parts of one secret: it can be set, replaced and removed, and never read. */
export function AmazonAccess({ setting, region, onDirty }: AmazonAccessProps) {
  const { prices } = useTradeTexts();
  const settings = useSettingTexts();
  const isOwner = useMay('owner');
  const change = useChangeSetting();
  const versions = regionVersions[region];
  const [version, setVersion] = useState<CredentialVersion>(versions[0] ?? '3.1');
  const [clientId, setClientId] = useState('');
  const [clientSecret, setClientSecret] = useState('');
  const [asking, setAsking] = useState(false);
  const dirty = clientId !== '' || clientSecret !== '';
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  const isPart = (text: string) => readCredentials(region, `${version} ${text} ${text}`) !== undefined;
  async function save(): Promise<void> {
    const problems = {
      ...(!isPart(clientId.trim()) && { clientId: prices.accessIncomplete }),
      ...(!isPart(clientSecret.trim()) && { clientSecret: prices.accessIncomplete }),
    };
    if (Object.keys(problems).length > 0) throw new FieldProblem(problems);
    const parts = { version, clientId: clientId.trim(), clientSecret: clientSecret.trim() };
    await change(setting.key, writeCredentials(parts));
    setClientId('');
    setClientSecret('');
    toast({ title: prices.accessSaved, description: prices.accessSavedText });
  }
  async function remove(): Promise<void> {
    await change(setting.key, null);
    toast({ title: prices.accessRemoved, description: prices.accessRemovedText });
  }
  return (
    <SettingsSection title={`${settings.access}: ${settings.regions[region]}`} about={prices.accessAbout}>
      <p>{setting.isSet ? prices.accessSet : prices.accessMissing}</p>
      {isOwner && (
        <Form onSend={save}>
          <SelectField
            name="version"
            label={prices.version}
            hint={prices.versionHint}
            options={versions.map((value) => ({ value, label: value }))}
            value={version}
            onChange={setVersion}
          />
          <TextField
            name="clientId"
            label={prices.clientId}
            autoComplete="off"
            spellCheck={false}
            maxLength={400}
            value={clientId}
            onChange={(event) => setClientId(event.target.value)}
          />
          <TextField
            name="clientSecret"
            label={prices.clientSecret}
            type="password"
            autoComplete="off"
            spellCheck={false}
            maxLength={400}
            value={clientSecret}
            onChange={(event) => setClientSecret(event.target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <SubmitButton look={dirty ? 'primary' : 'quiet'}>{prices.saveAccess}</SubmitButton>
            {setting.isSet && (
              <Button look="danger" icon="trash" onClick={() => setAsking(true)}>
                {prices.removeAccess}
              </Button>
            )}
          </div>
        </Form>
      )}
      {setting.isSet && <SettingNote setting={setting} />}
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={prices.removeAccessTitle(settings.regions[region])}
        consequence={prices.removeAccessText}
        action={prices.removeAccess}
        danger
        onConfirm={remove}
      />
    </SettingsSection>
  );
}
