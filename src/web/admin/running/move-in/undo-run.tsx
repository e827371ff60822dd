import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MoveInDetail, MoveInUndo } from '#contract/running/move-in/move-in.admin.schemas.ts';
import { movedKinds } from '#contract/running/move-in/move-in.words.ts';
import { apiQuery, callApi } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { useMoveInTexts } from './move-in-texts.ts';

function Consequence({ counted: { gone, restored } }: { counted: MoveInUndo }) {
  const words = useMoveInTexts();
  const lines = movedKinds.flatMap((kind) => [
    ...(gone[kind] > 0 ? [words.undoGoes(words.kinds[kind], gone[kind])] : []),
    ...(restored[kind] > 0 ? [words.undoRestores(words.kinds[kind], restored[kind])] : []),
  ]);
  return (
    <div className="flex flex-col gap-2">
      {lines.length > 0 && (
        <ul className="list-disc pl-5">
          {lines.map((line) => (
            <li key={line}>{line}.</li>
          ))}
        </ul>
      )}
      <p>{lines.length > 0 ? words.undoKeeps : words.undoNothing}</p>
    </div>
  );
}

/** The way back, with what it is about: counted when somebody asks. */
export function UndoRun({ run, onMoved }: { run: MoveInDetail; onMoved: () => Promise<unknown> }) {
  const texts = useTexts();
  const words = useMoveInTexts();
  const [open, setOpen] = useState(false);
  const { data, error } = useQuery({
    ...apiQuery('GET /api/admin/move-ins/:id/undo', { id: run.id }),
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
        disabled={!data}
        onConfirm={async () => {
          await callApi('POST /api/admin/move-ins/:id/undo', { id: run.id });
          await onMoved();
        }}
      />
    </>
  );
}
