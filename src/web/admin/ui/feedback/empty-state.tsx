import type { ReactNode } from 'react';
import { Icon } from '#web/admin/ui/icon.tsx';
import type { DeskIcon } from '../icon-names.ts';

interface EmptyStateProps {
  icon: DeskIcon;
  title: string;
  text?: ReactNode;
  /** The next step. */
  children?: ReactNode;
}

/** Nothing here, why, and what to do about it. */
export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <div className="empty">
      <Icon of={icon} size={28} />
      <div className="max-w-form">
        <p className="text-lg font-semibold">{title}</p>
        {text && <p className="text-mute mt-1">{text}</p>}
      </div>
      {children}
    </div>
  );
}
