import type { AdminSetting } from '#contract/running/settings/settings.admin.schemas.ts';
import { type SettingKey, useChangeSetting } from '#web/admin/api/settings.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { undoable } from '#web/admin/ui/feedback/undoable.ts';
import { toast } from '#web/shared/ui/toast/toast.ts';

interface Turn {
  key: SettingKey;
  before: AdminSetting['value'];
  after: AdminSetting['value'];
  said: { title: string; description: string };
}

/** A switch takes effect at once, says so, and can be taken back. */
export function useSwitch() {
  const texts = useTexts();
  const change = useChangeSetting();
  return async ({ key, before, after, said }: Turn): Promise<void> => {
    try {
      await change(key, after);
    } catch (error) {
      const { message } = explainFailure(error, texts);
      toast({ title: texts.common.notDone, description: message, variant: 'destructive' });
      return;
    }
    undoable(texts, { ...said, undo: () => change(key, before) });
  };
}
