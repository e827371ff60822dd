import type { ReactNode } from 'react';

interface SettingsSectionProps {
  title: string;
  about?: ReactNode;
  children: ReactNode;
}

/** What it is on the left, what to do about it on the right; one below the other where there is no room. */
export function SettingsSection({ title, about, children }: SettingsSectionProps) {
  return (
    <section className="settings-section" aria-label={title}>
      <div>
        <h2 className="text-base">{title}</h2>
        {about && <p className="text-mute mt-1 text-sm">{about}</p>}
      </div>
      <div className="flex max-w-form flex-col gap-4">{children}</div>
    </section>
  );
}
