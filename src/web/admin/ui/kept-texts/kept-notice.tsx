import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import type { Kept } from './use-kept-form.ts';

/** Of text that was typed earlier and not saved: that it is back, and the way to be rid of it. */
export function KeptNotice({ kept, onDiscard }: { kept: Kept; onDiscard: () => void }) {
  const { keptTexts } = useTexts();
  const [before, after] = keptTexts.back('\n').split('\n');
  return (
    <>
      {kept.since && (
        <Notice tone="warn">
          <span className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 flex-1 basis-60">
              {before}
              <RelativeTime moment={kept.since} />
              {after}
            </span>
            <Button onClick={onDiscard}>{keptTexts.discard}</Button>
          </span>
        </Notice>
      )}
      {kept.others.length > 0 && (
        <Notice tone="warn">{keptTexts.othersWriting(kept.others.join(', '))}</Notice>
      )}
    </>
  );
}
