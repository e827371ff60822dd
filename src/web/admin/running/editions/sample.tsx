import type { ReactNode } from 'react';

/** What comes of the fields above, as a reader would see it. It follows the typing. */
export function Sample({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="sample" aria-live="polite">
      <p className="text-mute text-xs font-medium">{label}</p>
      <p className="mt-0.5 wrap-anywhere">{children}</p>
    </div>
  );
}
