import type { ReactNode } from 'react';
import { Icon } from '#web/admin/ui/icon.tsx';

const icons = { info: 'info', warn: 'circle-alert', danger: 'triangle-alert' } as const;

/** A remark that stays with what it is about. */
export function Notice({ tone, children }: { tone: keyof typeof icons; children: ReactNode }) {
  return (
    <div className={`notice notice-${tone}`}>
      <Icon of={icons[tone]} size={16} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
