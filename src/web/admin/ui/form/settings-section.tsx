import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { anchorOf } from './anchor-of.ts';

interface SettingsSectionProps {
  title: string;
  about?: ReactNode;
  children: ReactNode;
}

/** What it is on the left, what to do about it on the right; one below the other where there is no room. */
export function SettingsSection({ title, about, children }: SettingsSectionProps) {
  const section = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  const anchor = anchorOf(title);
  // Sections come after their data, which is too late for the browser to go to the one that is meant.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once more is another visit
  useEffect(() => {
    if (hash !== `#${anchor}`) return;
    section.current?.scrollIntoView({ block: 'start' });
    section.current?.focus({ preventScroll: true });
  }, [hash, anchor, key]);
  return (
    <section
      ref={section}
      id={anchor}
      tabIndex={-1}
      className="settings-section scroll-mt-16 outline-none"
      aria-label={title}
    >
      <div>
        <h2 className="text-base">{title}</h2>
        {about && <p className="text-mute mt-1 text-sm">{about}</p>}
      </div>
      <div className="flex min-w-0 max-w-form flex-col gap-4">{children}</div>
    </section>
  );
}
