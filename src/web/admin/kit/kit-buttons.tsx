import { useState } from 'react';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { Button, IconButton } from '#web/admin/ui/button.tsx';
import { undoable } from '#web/admin/ui/feedback/undoable.ts';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';

export function KitButtons() {
  const texts = useUpkeepTexts();
  const { kit } = texts;
  const [asking, setAsking] = useState(false);
  return (
    <SettingsSection title={kit.buttons}>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" icon="plus">
          {kit.primary}
        </Button>
        <Button>{kit.quiet}</Button>
        <Button look="ghost">{kit.ghost}</Button>
        <Button look="danger">{kit.danger}</Button>
        <Button look="primary" busy>
          {kit.busy}
        </Button>
        <IconButton label={kit.iconOnly} icon="archive" />
      </div>
      <div>
        <Button onClick={() => setAsking(true)}>{kit.ask}</Button>
      </div>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={kit.askTitle}
        consequence={kit.askText}
        action={kit.archive}
        onConfirm={async () =>
          undoable(texts, { title: kit.archived, description: kit.archivedText, undo: async () => {} })
        }
      />
    </SettingsSection>
  );
}
