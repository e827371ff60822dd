import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PastReplacement } from '#contract/writing/replacements/replacements.admin.schemas.ts';
import { apiList } from '#web/admin/api/call.ts';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { LoadMore } from '#web/admin/ui/table/table-states.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';

/** What was replaced of late; each can be taken back once. */
export function PastReplacements({ onUndo }: { onUndo: (id: number) => Promise<void> }) {
  const { replace } = useUpkeepTexts();
  const list = useInfiniteQuery(apiList('GET /api/admin/replacements'));
  const [asked, ask] = useState<PastReplacement>();
  const rows = list.data ?? [];
  return (
    <section aria-label={replace.past}>
      <h2 className="mb-3 text-base">{replace.past}</h2>
      {list.data && rows.length === 0 && <p className="text-mute">{replace.pastNone}</p>}
      {rows.length > 0 && (
        <ul className="panel divide-line divide-y">
          {rows.map((row) => {
            const what = replace.pastLine(row.find, row.replacement);
            return (
              <li
                key={row.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3"
              >
                <div className="min-w-0 flex-1 basis-64">
                  <p className="font-medium wrap-anywhere">{what}</p>
                  <p className="text-mute text-sm">
                    {replace.pastPlaces(row.places)}, <RelativeTime moment={row.at} /> {replace.by(row.by)}
                    {row.undoneAt && <> · {replace.undoneBy(row.undoneBy)}</>}
                  </p>
                </div>
                {!row.undoneAt && (
                  <Button icon="undo-2" aria-label={replace.undoOf(what)} onClick={() => ask(row)}>
                    {replace.undo}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <LoadMore list={list} count={rows.length} />
      {asked && (
        <Confirm
          open
          onClose={() => ask(undefined)}
          title={replace.undoTitle}
          consequence={
            <>
              <p className="font-medium">{replace.pastLine(asked.find, asked.replacement)}</p>
              <p className="mt-1">{replace.undoText}</p>
            </>
          }
          action={replace.undo}
          onConfirm={() => onUndo(asked.id)}
        />
      )}
    </section>
  );
}
