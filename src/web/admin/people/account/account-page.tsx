import { useTexts } from '#web/admin/context/texts.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { Tabs } from '#web/admin/ui/tabs.tsx';
import { ChangesSection } from './changes-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

export default function AccountPage() {
  const { account } = useTexts();
  return (
    <>
      <PageHeader title={account.title} />
      <Tabs
        label={account.title}
        tabs={[
          { value: 'profile', label: account.tabs.profile, content: <ProfileSection /> },
          {
            value: 'security',
            label: account.tabs.security,
            content: (
              <>
                <PasswordSection />
                <PasskeysSection />
                <SecondFactorSection />
                <DevicesSection />
                <ChangesSection />
              </>
            ),
          },
          { value: 'sessions', label: account.tabs.sessions, content: <SessionsSection /> },
        ]}
      />
    </>
  );
}
