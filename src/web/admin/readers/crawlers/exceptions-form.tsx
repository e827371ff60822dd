import { useState } from 'react';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { useChangeSetting } from '#web/admin/api/settings.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { TextAreaField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { UnsavedGuard } from '#web/admin/ui/form/unsaved-guard.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';

/** Addresses where everybody gets the scripts all the same. */
export function ExceptionsForm({ kept }: { kept: string }) {
  const { crawlers, common } = useUpkeepTexts();
  const isOwner = useMay('owner');
  const change = useChangeSetting();
  const [typed, setTyped] = useState(kept);
  const dirty = typed !== kept;
  async function save(): Promise<void> {
    const { value } = await change('page_scripts_exceptions', typed);
    setTyped(typeof value === 'string' ? value : '');
    toast({ title: crawlers.exceptionsSaved, description: crawlers.changedText });
  }
  return (
    <SettingsSection title={crawlers.exceptions} about={crawlers.exceptionsAbout}>
      <Form onSend={save} label={crawlers.exceptions}>
        <TextAreaField
          name="value"
          label={crawlers.exceptionsLabel}
          hint={crawlers.exceptionsHint}
          rows={3}
          spellCheck={false}
          maxLength={engineLimits.crawlers.exceptionChars}
          readOnly={!isOwner}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {isOwner && (
          <div>
            <SubmitButton look={dirty ? 'primary' : 'quiet'}>{common.save}</SubmitButton>
          </div>
        )}
      </Form>
      <UnsavedGuard dirty={dirty} />
    </SettingsSection>
  );
}
