import type { ReactNode } from 'react';

interface PanelProps {
  title: string;
  link?: ReactNode;
  busy?: boolean;
  children: ReactNode;
}

export function Panel({ title, link, busy = false, children }: PanelProps) {
  return (
    <section className="panel" aria-label={title} aria-busy={busy}>
      <div className="panel-head">
        <h2 className="flex-1 text-base">{title}</h2>
        {link}
      </div>
      {children}
    </section>
  );
}
