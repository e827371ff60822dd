import { useState } from 'react';
import type { AgentVerdict } from '#contract/readers/crawlers/crawlers.admin.schemas.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { KeyValues } from '#web/admin/ui/key-values.tsx';

function Verdict({ of }: { of: AgentVerdict }) {
  const { crawlers } = useUpkeepTexts();
  const { verdict } = crawlers;
  const facts = [
    { name: verdict.class, value: crawlers.classes[of.class].name },
    ...(of.class === 'people' ? [] : [{ name: verdict.name, value: of.name || verdict.unnamed }]),
    { name: verdict.gets, value: of.scripts ? crawlers.withScripts : crawlers.withoutScripts },
    { name: verdict.robots, value: of.allowed ? verdict.allowed : verdict.refused },
  ];
  return (
    <div className="panel px-4 py-3">
      <KeyValues facts={facts} />
    </div>
  );
}

/** What a program of this name would get, by the rules as they are now. */
export function AgentTester() {
  const { crawlers } = useUpkeepTexts();
  const [verdict, setVerdict] = useState<AgentVerdict>();
  async function test(data: FormData): Promise<void> {
    setVerdict(undefined);
    const userAgent = String(data.get('userAgent') ?? '');
    setVerdict(await callApi('GET /api/admin/crawlers/verdict', { userAgent }));
  }
  return (
    <SettingsSection title={crawlers.tester} about={crawlers.testerAbout}>
      <Form onSend={test} label={crawlers.tester}>
        <TextField
          name="userAgent"
          label={crawlers.testerLabel}
          hint={crawlers.testerHint}
          placeholder="Mozilla/5.0 (compatible; Googlebot/2.1)"
          autoComplete="off"
          spellCheck={false}
          maxLength={engineLimits.crawlers.userAgentChars}
        />
        <div>
          <SubmitButton look="quiet">{crawlers.test}</SubmitButton>
        </div>
      </Form>
      <div aria-live="polite">{verdict && <Verdict of={verdict} />}</div>
    </SettingsSection>
  );
}
