import type { ReactNode } from 'react';

export type Tone = 'neutral' | 'ok' | 'warn' | 'info' | 'danger';

/** A state in one word; the word carries the meaning, the colour only helps the eye. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}
