import type { AdminSetting } from '#contract/running/settings/settings.admin.schemas.ts';
import { useChangeSetting } from '#web/admin/api/settings.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useSettingTexts } from '#web/admin/context/setting-texts.ts';
import { useToldAction } from '#web/admin/ui/feedback/use-told-action.ts';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';
import { Switch } from '#web/admin/ui/form/switch.tsx';
import { SettingNote } from './setting-note.tsx';

/** Pages for those who build the site: there, or not. */
export function TestPagesSection({ setting }: { setting: AdminSetting }) {
  const settings = useSettingTexts();
  const isOwner = useMay('owner');
  const change = useChangeSetting();
  const [, act] = useToldAction(async () => {});
  const isOn = setting.value !== 'off';
  const stateOf = (on: boolean) => (on ? settings.testPagesOn : settings.testPagesOff);
  return (
    <SettingsSection title={settings.testPages} about={settings.testPagesAbout}>
      {isOwner ? (
        <Switch
          label={settings.testPagesLabel}
          checked={isOn}
          onChange={(on) =>
            act(() => change('test_pages', on ? 'on' : 'off'), {
              title: settings.saved,
              description: stateOf(on),
            })
          }
        />
      ) : (
        <p>{stateOf(isOn)}</p>
      )}
      <SettingNote setting={setting} />
    </SettingsSection>
  );
}
