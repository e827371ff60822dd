import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  hint?: string;
  /** What stands above the words. */
  picture?: ReactNode;
  /** The next step. */
  children?: ReactNode;
}

/** Nothing is there, and what to do about it. */
export function EmptyState({ title, hint, picture, children }: EmptyStateProps) {
  return (
    <div className="py-16 text-center">
      {picture && <div className="mb-6 grid justify-items-center">{picture}</div>}
      <p className="text-lg font-semibold">{title}</p>
      {hint && <p className="text-mute mt-2">{hint}</p>}
      {children && <p className="mt-6">{children}</p>}
    </div>
  );
}
