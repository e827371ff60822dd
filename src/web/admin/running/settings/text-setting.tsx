import { type InputHTMLAttributes, type ReactNode, useEffect, useState } from 'react';
import type { AdminSetting } from '#contract/running/settings/settings.admin.schemas.ts';
import { useChangeSetting } from '#web/admin/api/settings.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useSettingTexts } from '#web/admin/context/setting-texts.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { SettingNote } from './setting-note.tsx';

interface TextSettingProps {
  setting: AdminSetting;
  title: string;
  about: string;
  input: InputHTMLAttributes<HTMLInputElement>;
  hint?: ReactNode;
  onDirty: (dirty: boolean) => void;
}

/** One line of text that an owner sets, and can set back. */
export function TextSetting({ setting, title, about, input, hint, onDirty }: TextSettingProps) {
  const settings = useSettingTexts();
  const { common } = useTexts();
  const isOwner = useMay('owner');
  const change = useChangeSetting();
  const kept = typeof setting.value === 'string' ? setting.value : '';
  const [typed, setTyped] = useState(kept);
  const dirty = typed !== kept;
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  async function save(value: string | null): Promise<void> {
    const after = await change(setting.key, value);
    setTyped(typeof after.value === 'string' ? after.value : '');
    toast({ title: settings.saved, description: settings.savedText(title) });
  }
  return (
    <SettingsSection title={title} about={about}>
      <Form onSend={(data) => save(data.get('wish') === 'default' ? null : typed.trim())}>
        <TextField
          {...input}
          name="value"
          label={title}
          hint={hint}
          autoComplete="off"
          readOnly={!isOwner}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {isOwner && (
          <div className="flex flex-wrap gap-2">
            <SubmitButton look={dirty ? 'primary' : 'quiet'}>{common.save}</SubmitButton>
            {setting.isSet && (
              <Button type="submit" name="wish" value="default" look="ghost">
                {settings.backToDefault}
              </Button>
            )}
          </div>
        )}
        <SettingNote setting={setting} />
      </Form>
    </SettingsSection>
  );
}
