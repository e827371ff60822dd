import { useEffect, useState } from 'react';
import type { AdminSetting } from '#contract/running/settings/settings.admin.schemas.ts';
import { useChangeSetting } from '#web/admin/api/settings.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useSettingTexts } from '#web/admin/context/setting-texts.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { FieldProblem } from '#web/admin/ui/feedback/explain-failure.ts';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { newKey } from './new-key.ts';
import { SettingNote } from './setting-note.tsx';

interface KeySectionProps {
  setting: AdminSetting;
  onDirty: (dirty: boolean) => void;
}

/** A secret: it can be set, replaced and removed, and never read. */
export function KeySection({ setting, onDirty }: KeySectionProps) {
  const settings = useSettingTexts();
  const isOwner = useMay('owner');
  const change = useChangeSetting();
  const [typed, setTyped] = useState('');
  const [asking, setAsking] = useState(false);
  const dirty = typed !== '';
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  async function save(): Promise<void> {
    if (typed.trim() === '') throw new FieldProblem({ value: settings.keyEmpty });
    await change(setting.key, typed.trim());
    setTyped('');
    toast({ title: settings.saved, description: settings.savedText(settings.indexNow) });
  }
  async function remove(): Promise<void> {
    await change(setting.key, null);
    toast({ title: settings.keyRemoved, description: settings.keyRemovedText });
  }
  return (
    <SettingsSection title={settings.indexNow} about={settings.indexNowAbout}>
      <p>{setting.isSet ? settings.keySet : settings.keyMissing}</p>
      {isOwner && (
        <Form onSend={save}>
          <TextField
            name="value"
            label={settings.newKey}
            hint={settings.newKeyHint}
            autoComplete="off"
            spellCheck={false}
            maxLength={128}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <SubmitButton look={dirty ? 'primary' : 'quiet'}>{settings.saveKey}</SubmitButton>
            <Button icon="key-round" onClick={() => setTyped(newKey())}>
              {settings.generate}
            </Button>
            {setting.isSet && (
              <Button look="danger" icon="trash" onClick={() => setAsking(true)}>
                {settings.removeKey}
              </Button>
            )}
          </div>
        </Form>
      )}
      {setting.isSet && <SettingNote setting={setting} />}
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={settings.removeKeyTitle}
        consequence={settings.removeKeyText}
        action={settings.removeKey}
        danger
        onConfirm={remove}
      />
    </SettingsSection>
  );
}
