import { type ReactNode, useEffect, useState } from 'react';
import { useMe } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { type Copied, DeviceCopy } from './device-copy.ts';

interface DeviceDraft<T extends object> extends Copied {
  changes: T;
}

interface DraftedForm<T> {
  /** As it stands in the form. */
  typed: T;
  isChanged: boolean;
  /** Puts what was found into the form. */
  put: (typed: T) => void;
}

/**
 * For forms that are saved whole: what is typed stays on this device until it is saved or given up, and is offered to
 * whoever opens the form again. `key` names what the form is about.
 */
export function useDeviceDraft<T extends object>(
  key: string,
  { typed, isChanged, put }: DraftedForm<T>,
): { notice: ReactNode; forget: () => void } {
  const { keptTexts } = useTexts();
  const me = useMe();
  const [copy] = useState(() => new DeviceCopy<DeviceDraft<T>>(`admin-form-${me.id}-${key}`));
  const [found, setFound] = useState(() => {
    const read = copy.read();
    return read && JSON.stringify(read.changes) !== JSON.stringify(typed) ? read : undefined;
  });
  const text = JSON.stringify(typed);
  useEffect(() => {
    if (isChanged) copy.keep({ version: 0, changes: JSON.parse(text) as T, at: new Date().toISOString() });
    // What was found and not decided on stays until it is.
    else if (!found) copy.forget();
  }, [copy, text, isChanged, found]);
  useEffect(() => {
    const write = () => copy.writeNow();
    addEventListener('pagehide', write);
    return () => {
      removeEventListener('pagehide', write);
      write();
    };
  }, [copy]);
  const forget = () => {
    copy.forget();
    setFound(undefined);
  };
  const [before, after] = keptTexts.found('\n').split('\n');
  const notice = found && !isChanged && (
    <Notice tone="warn">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 flex-1 basis-60">
          {before}
          <RelativeTime moment={found.at} />
          {after}
        </span>
        <Button
          look="primary"
          onClick={() => {
            put(found.changes);
            setFound(undefined);
          }}
        >
          {keptTexts.restore}
        </Button>
        <Button onClick={forget}>{keptTexts.discard}</Button>
      </span>
    </Notice>
  );
  return { notice, forget };
}
