import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { Avatar } from '#web/admin/ui/avatar.tsx';
import { Badge } from '#web/admin/ui/badge.tsx';
import { CopyButton } from '#web/admin/ui/copy-button.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Progress } from '#web/admin/ui/feedback/progress.tsx';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { Spinner } from '#web/admin/ui/feedback/spinner.tsx';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';
import { KeyValues } from '#web/admin/ui/key-values.tsx';

export function KitStates() {
  const { kit, common } = useUpkeepTexts();
  return (
    <SettingsSection title={kit.states}>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="ok">{kit.published}</Badge>
        <Badge tone="info">{kit.scheduled}</Badge>
        <Badge>{kit.draft}</Badge>
        <Badge tone="warn">{common.optional}</Badge>
        <Badge tone="danger">{common.notDone}</Badge>
        <Avatar name="Ana Moreira" size={24} />
        <Avatar name="Bruno Tavares" />
        <Avatar name="Chiara Conti" size={40} />
        <Spinner label={common.loading} />
      </div>
      <Notice tone="info">{kit.information}</Notice>
      <Notice tone="warn">{kit.warning}</Notice>
      <Notice tone="danger">{kit.trouble}</Notice>
      <Progress label={kit.progress} value={3} max={5} />
      <div className="flex flex-col gap-2">
        <Skeleton index={0} />
        <Skeleton index={1} />
      </div>
      <KeyValues
        facts={[
          { name: kit.name, value: kit.sample(1) },
          { name: kit.facts, value: <CopyButton text={kit.sample(1)} /> },
        ]}
      />
    </SettingsSection>
  );
}
