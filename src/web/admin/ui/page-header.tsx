import { type ReactNode, useEffect } from 'react';
import { useTexts } from '#web/admin/context/texts.tsx';

interface PageHeaderProps {
  title: string;
  /** What the browser's tab says, where the title is a greeting. */
  tab?: string;
  /** One sentence, where the title alone leaves a question. */
  about?: ReactNode;
  /** The one thing that most people come here to do. */
  action?: ReactNode;
}

/** A screen's name: on it, and in the browser's tab. */
export function PageHeader({ title, tab = title, about, action }: PageHeaderProps) {
  const { common } = useTexts();
  useEffect(() => {
    document.title = `${tab} - ${common.product}`;
  }, [tab, common]);
  return (
    <header className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1>{title}</h1>
        {about && <p className="text-mute mt-1">{about}</p>}
      </div>
      {action}
    </header>
  );
}
