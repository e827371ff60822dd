import type { AdminSetting } from '#contract/running/settings/settings.admin.schemas.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { relativeMoment } from '#web/admin/ui/time/moments.ts';
import { useNow } from '#web/admin/ui/time/use-now.ts';

/** Since when it is as it is. */
export function SettingNote({ setting }: { setting: AdminSetting }) {
  const { texts, tag } = useLanguage();
  const now = useNow();
  return (
    <p className="field-hint">
      {setting.isSet && setting.updatedAt
        ? texts.settings.changed(relativeMoment(new Date(setting.updatedAt), now, tag))
        : texts.settings.isDefault}
    </p>
  );
}
