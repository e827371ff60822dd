import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  hint?: string;
  /** The next step. */
  children?: ReactNode;
}

/** Nothing is there, and what to do about it. */
export function EmptyState({ title, hint, children }: EmptyStateProps) {
  return (
    <div className="py-16 text-center">
      <p className="text-lg font-semibold">{title}</p>
      {hint && <p className="text-mute mt-2">{hint}</p>}
      {children && <p className="mt-6">{children}</p>}
    </div>
  );
}
