import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { CrawlerSummary } from '#contract/readers/crawlers/crawlers.admin.schemas.ts';
import { type ReaderClass, visitorClasses } from '#contract/readers/crawlers/crawlers.words.ts';
import type { AdminSetting } from '#contract/running/settings/settings.admin.schemas.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useUpkeepLanguage, useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';
import { Switch } from '#web/admin/ui/form/switch.tsx';
import { AgentTester } from './agent-tester.tsx';
import { ExceptionsForm } from './exceptions-form.tsx';
import { HiddenByCache } from './hidden-by-cache.tsx';
import { exceptionsOf, scriptsOf } from './switches.ts';
import { useSwitch } from './use-switch.ts';

interface LineProps {
  name: ReaderClass;
  scripts: boolean;
  summary: CrawlerSummary | undefined;
  onTurn?: (on: boolean) => void;
}

/** One kind of readers: who they are, how many came, and whether they get scripts. */
function ClassLine({ name, scripts, summary, onTurn }: LineProps) {
  const { texts, tag } = useUpkeepLanguage();
  const { crawlers } = texts;
  const id = useId();
  const words = crawlers.classes[name];
  const counted = summary?.classes.find((each) => each.class === name);
  return (
    <li className="px-4 py-3">
      {onTurn ? (
        <Switch label={words.name} checked={scripts} describedBy={`${id}-note`} onChange={onTurn} />
      ) : (
        <p className="flex items-center justify-between gap-4">
          {words.name}
          <Badge tone={scripts ? 'neutral' : 'info'}>
            {name === 'people'
              ? crawlers.alwaysScripts
              : scripts
                ? crawlers.withScripts
                : crawlers.withoutScripts}
          </Badge>
        </p>
      )}
      <p id={`${id}-note`} className="field-hint mt-1">
        {words.note}
        {counted &&
          summary &&
          ` ${
            counted.visits > 0
              ? crawlers.visitsIn(counted.visits.toLocaleString(tag), summary.days)
              : crawlers.noVisitsIn(summary.days)
          }.`}
      </p>
    </li>
  );
}

/** What each kind of readers gets. */
export function RulesTab({ settings }: { settings: AdminSetting[] }) {
  const { crawlers } = useUpkeepTexts();
  const isOwner = useMay('owner');
  const turn = useSwitch();
  const { data: summary } = useQuery(apiQuery('GET /api/admin/crawlers'));
  const scripts = scriptsOf(settings);
  const someWithout = visitorClasses.some((name) => !scripts[name]);
  return (
    <>
      <SettingsSection title={crawlers.scripts} about={crawlers.scriptsAbout}>
        <ul className="panel divide-line divide-y">
          <ClassLine name="people" scripts summary={summary} />
          {visitorClasses.map((name) => (
            <ClassLine
              key={name}
              name={name}
              scripts={scripts[name]}
              summary={summary}
              {...(isOwner && {
                onTurn: (on: boolean) =>
                  void turn({
                    key: 'page_scripts',
                    before: scripts,
                    after: { ...scripts, [name]: on },
                    said: {
                      title: (on ? crawlers.nowWith : crawlers.nowWithout)(crawlers.classes[name].name),
                      description: crawlers.changedText,
                    },
                  }),
              })}
            />
          ))}
        </ul>
        <HiddenByCache />
        {someWithout && (
          <Notice tone="warn">
            <p className="font-medium">{crawlers.cacheTitle}</p>
            <p className="mt-1">{crawlers.cacheText}</p>
          </Notice>
        )}
      </SettingsSection>
      <ExceptionsForm kept={exceptionsOf(settings)} />
      <AgentTester />
    </>
  );
}
