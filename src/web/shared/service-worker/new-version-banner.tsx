import { useEffect, useState } from 'react';
import { newVersionBanner } from '#contract/site/features.ts';
import { useDictionary } from '#web/shared/page-context.tsx';
import { primaryButton } from '#web/shared/ui/button.ts';
import { forceUpdate, watchForNewVersion } from './new-version.ts';

/** Offers a version of the application that is there and waits. Switched off by a constant. */
export function NewVersionBanner({ enabled = newVersionBanner }: { enabled?: boolean }) {
  const [waiting, setWaiting] = useState<ServiceWorker>();
  useEffect(() => (enabled ? watchForNewVersion(setWaiting) : undefined), [enabled]);
  return enabled && waiting ? <VersionNotice onUpdate={() => forceUpdate(waiting)} /> : null;
}

export function VersionNotice({ onUpdate }: { onUpdate: () => void }) {
  const { common } = useDictionary();
  return (
    <div role="status" className="border-line bg-card border-b">
      <div className="max-w-main mx-auto flex flex-wrap items-center justify-center gap-3 px-4 py-2">
        <p>{common.newVersion}</p>
        <button type="button" className={primaryButton} onClick={onUpdate}>
          {common.update}
        </button>
      </div>
    </div>
  );
}
