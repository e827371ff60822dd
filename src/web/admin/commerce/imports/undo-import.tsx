import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Import, ImportDetail, ImportUndo } from '#contract/commerce/imports/imports.admin.schemas.ts';
import { apiQuery, callApi } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { useUrlParams } from '#web/admin/context/url-params.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { useUndoTexts } from './undo-texts.ts';

const undoes = ({ productsGone, offersGone, restored, catalogue }: ImportUndo): number =>
  productsGone + offersGone + restored + (catalogue ? 1 : 0);

/** What it would do now, counted when somebody asks: only they know how long they think about it. */
function Consequence({ counted }: { counted: ImportUndo }) {
  const words = useUndoTexts();
  const { productsGone, offersGone, restored, changed, inUse } = counted;
  const lines = [
    words.undoGoes(productsGone, offersGone),
    counted.catalogue && words.undoCatalogue,
    restored > 0 && words.undoRestores(restored),
    changed > 0 && words.undoKeepsChanged(changed),
    inUse > 0 && words.undoKeepsUsed(inUse),
  ].filter(Boolean);
  return (
    <div className="flex flex-col gap-2">
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={String(line)}>{line}.</li>
        ))}
      </ul>
      <p>{undoes(counted) > 0 ? words.undoAfter : words.undoNothing}</p>
    </div>
  );
}

export function UndoImport({ file, onMoved }: { file: ImportDetail; onMoved: () => Promise<unknown> }) {
  const texts = useTexts();
  const words = useUndoTexts();
  const [open, setOpen] = useState(false);
  const { data, error } = useQuery({
    ...apiQuery('GET /api/admin/imports/:id/undo', { id: file.id }),
    enabled: open,
    gcTime: 0,
  });
  return (
    <>
      <Button look="ghost" icon="undo-2" onClick={() => setOpen(true)}>
        {words.undo}
      </Button>
      <Confirm
        open={open}
        onClose={() => setOpen(false)}
        title={words.undoTitle}
        consequence={
          error ? (
            <Notice tone="danger">{explainFailure(error, texts).message}</Notice>
          ) : data ? (
            <Consequence counted={data} />
          ) : (
            <p role="status">{words.undoLooking}</p>
          )
        }
        action={words.undo}
        danger
        disabled={!data || undoes(data) === 0}
        onConfirm={async () => {
          await callApi('POST /api/admin/imports/:id/undo', { id: file.id });
          await onMoved();
        }}
      />
    </>
  );
}

/** What came of it, and the way to what stayed. */
export function UndoneNotice({ undone }: { undone: NonNullable<Import['undone']> }) {
  const words = useUndoTexts();
  const [, change] = useUrlParams();
  const { undone: gone = 0, changed = 0, in_use: used = 0 } = undone.counts;
  const kept = changed + used;
  return (
    <Notice tone={kept > 0 ? 'warn' : 'info'}>
      {words.undoneText(gone, undone.by)} {kept > 0 && words.undoneKept(kept)}{' '}
      {kept > 0 && (
        <button
          type="button"
          className="link-button"
          onClick={() => change({ undo: changed > 0 ? 'changed' : 'in_use', outcome: null })}
        >
          {words.showKept}
        </button>
      )}
    </Notice>
  );
}
