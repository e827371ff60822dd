import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { isOver } from './upload-list.ts';
import { UploadRow } from './upload-row.tsx';
import type { Uploads } from './use-uploads.ts';

interface UploadPanelProps {
  uploads: Uploads;
  onOpen?: (id: number) => void;
}

/** What is on its way, and what came of it: one line for each file. */
export function UploadPanel({ uploads, onOpen }: UploadPanelProps) {
  const { media } = useTexts();
  const { items } = uploads;
  if (items.length === 0) return null;
  const done = items.filter(({ state }) => state === 'done').length;
  const refused = items.filter(({ state }) => state === 'refused').length;
  return (
    <section className="panel" aria-label={media.uploads}>
      <div className="panel-head">
        <p className="numbers flex-1 font-medium" role="status">
          {media.summary(done, items.length)}
          {refused > 0 && <span className="text-danger"> · {media.summaryRefused(refused)}</span>}
        </p>
        {items.some(isOver) && (
          <Button look="ghost" onClick={uploads.clear}>
            {media.hideDone}
          </Button>
        )}
      </div>
      <ul className="upload-list">
        {items.map((item) => (
          <UploadRow key={item.key} item={item} uploads={uploads} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}
