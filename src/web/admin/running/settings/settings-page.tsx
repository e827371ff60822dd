import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { limits } from '#contract/site/limits.ts';
import { type SettingKey, settingsQuery } from '#web/admin/api/settings.ts';
import { useMay, useMe } from '#web/admin/context/me.tsx';
import { useSettingTexts } from '#web/admin/context/setting-texts.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { UnsavedGuard } from '#web/admin/ui/form/unsaved-guard.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { TableError } from '#web/admin/ui/table/table-states.tsx';
import { AmazonAccess } from './amazon-access.tsx';
import { CrawlersSection } from './crawlers-section.tsx';
import { KeySection } from './key-section.tsx';
import { PolicyReportsSection } from './policy-reports-section.tsx';
import { SecondFactorRuleSection } from './second-factor-rule-section.tsx';
import { TestPagesSection } from './test-pages-section.tsx';
import { TextSetting } from './text-setting.tsx';

const LINES = [0, 1, 2, 3, 4];

export default function SettingsPage() {
  const settings = useSettingTexts();
  const isOwner = useMay('owner');
  const { mail } = useMe();
  const { data, error, refetch } = useQuery(settingsQuery());
  const [typed, setTyped] = useState<Partial<Record<SettingKey, boolean>>>({});
  const note = useCallback(
    (key: SettingKey, dirty: boolean) =>
      setTyped((before) => (before[key] === dirty ? before : { ...before, [key]: dirty })),
    [],
  );
  const noteSiteName = useCallback((dirty: boolean) => note('site_name', dirty), [note]);
  const noteEmail = useCallback((dirty: boolean) => note('contact_email', dirty), [note]);
  const noteSecurity = useCallback((dirty: boolean) => note('security_contact', dirty), [note]);
  const noteKey = useCallback((dirty: boolean) => note('indexnow_key', dirty), [note]);
  const noteAmericas = useCallback((dirty: boolean) => note('amazon_na', dirty), [note]);
  const noteEurope = useCallback((dirty: boolean) => note('amazon_eu', dirty), [note]);
  const of = (key: SettingKey) => data?.items.find((each) => each.key === key);
  const [americas, europe] = [of('amazon_na'), of('amazon_eu')];
  const [siteName, email, key] = [of('site_name'), of('contact_email'), of('indexnow_key')];
  const [security, testPages] = [of('security_contact'), of('test_pages')];
  return (
    <>
      <PageHeader title={settings.title} about={settings.about} />
      {!isOwner && (
        <div className="mb-6">
          <Notice tone="info">{settings.ownersOnly}</Notice>
        </div>
      )}
      {error && !data && <TableError error={error} retry={refetch} />}
      {!data && !error && (
        <div className="flex flex-col gap-6 py-4" aria-busy="true">
          {LINES.map((line) => (
            <Skeleton key={line} index={line} />
          ))}
        </div>
      )}
      {siteName && (
        <TextSetting
          setting={siteName}
          title={settings.siteName}
          about={settings.siteNameAbout}
          input={{ maxLength: limits.settings.siteNameChars }}
          onDirty={noteSiteName}
        />
      )}
      {email && (
        <TextSetting
          setting={email}
          title={settings.contactEmail}
          about={settings.contactEmailAbout}
          input={{ type: 'email', maxLength: limits.contact.email.max }}
          hint={mail ? undefined : settings.contactEmailNoMail}
          onDirty={noteEmail}
        />
      )}
      {security && (
        <TextSetting
          setting={security}
          title={settings.securityContact}
          about={settings.securityContactAbout}
          input={{ maxLength: limits.settings.urlChars }}
          onDirty={noteSecurity}
        />
      )}
      {data && <SecondFactorRuleSection />}
      {testPages && <TestPagesSection setting={testPages} />}
      {data && isOwner && <PolicyReportsSection />}
      {data && <CrawlersSection />}
      {key && <KeySection setting={key} onDirty={noteKey} />}
      {americas && <AmazonAccess setting={americas} region="na" onDirty={noteAmericas} />}
      {europe && <AmazonAccess setting={europe} region="eu" onDirty={noteEurope} />}
      <UnsavedGuard dirty={Object.values(typed).some(Boolean)} />
    </>
  );
}
