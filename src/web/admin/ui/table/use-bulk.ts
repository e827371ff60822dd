import { useState } from 'react';
import { useTexts } from '#web/admin/context/texts.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { explainFailure } from '../feedback/explain-failure.ts';
import { type BulkOutcome, type LeftWords, NAMED, tellLeft } from '../feedback/tell-left.ts';
import { undoable } from '../feedback/undoable.ts';

interface BulkBody {
  ids: number[];
  action: string;
}

interface Bulk<Row, Body extends BulkBody, Reason extends string> {
  rows: Row[];
  nameOf: (row: Row) => string;
  words: LeftWords<Reason> & { nothingDone: string; done: Record<Body['action'], (n: number) => string> };
  send: (body: Body) => Promise<{ batchId: number; results: BulkOutcome<Reason>[] }>;
  undo: (batchId: number) => Promise<unknown>;
  refresh: () => Promise<unknown>;
  onDone: () => void;
}

/** One step for everything that is selected, which can be taken back as one. */
export function useBulk<Row extends { id: number }, Body extends BulkBody, Reason extends string>(
  bulk: Bulk<Row, Body, Reason>,
) {
  type Step = Omit<Body, 'ids'>;
  type Action = Body['action'];
  const { rows, nameOf, words, send, undo, refresh, onDone } = bulk;
  const texts = useTexts();
  const [busy, setBusy] = useState<Action>();
  const fail = (description: string) =>
    toast({ title: words.nothingDone, description, variant: 'destructive' });

  function tell(action: Action, batchId: number, results: BulkOutcome<Reason>[]): void {
    const names = new Map(rows.map((row) => [row.id, nameOf(row)]));
    const done = results.filter((each) => each.done).length;
    const left = tellLeft(results, (id) => names.get(id) ?? `#${id}`, words);
    if (done === 0) fail(left);
    else
      undoable(texts, {
        title: words.done[action](done),
        description: left || [...names.values()].slice(0, NAMED).join(', '),
        undo: async () => {
          await undo(batchId);
          await refresh();
        },
      });
  }

  async function run(step: Step): Promise<void> {
    setBusy(step.action);
    try {
      const { batchId, results } = await send({ ...step, ids: rows.map(({ id }) => id) } as unknown as Body);
      await refresh();
      onDone();
      tell(step.action, batchId, results);
    } finally {
      setBusy(undefined);
    }
  }

  return {
    busy,
    run,
    /** For a button, which has no place of its own to tell a failure. */
    runOrSay: (step: Step): void =>
      void run(step).catch((error: unknown) => fail(explainFailure(error, texts).message)),
  };
}
