import type { AdminSetting } from '#contract/running/settings/settings.admin.schemas.ts';
import { useSettingTexts } from '#web/admin/context/setting-texts.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { relativeMoment } from '#web/admin/ui/time/moments.ts';
import { useNow } from '#web/admin/ui/time/use-now.ts';

/** Since when it is as it is. */
export function SettingNote({ setting }: { setting: AdminSetting }) {
  const { tag } = useLanguage();
  const settings = useSettingTexts();
  const now = useNow();
  return (
    <p className="field-hint">
      {setting.isSet && setting.updatedAt
        ? settings.changed(relativeMoment(new Date(setting.updatedAt), now, tag))
        : settings.isDefault}
    </p>
  );
}
