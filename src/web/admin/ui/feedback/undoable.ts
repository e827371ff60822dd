import type { AdminTexts } from '#i18n/admin/load-texts.ts';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { explainFailure } from './explain-failure.ts';

/** Longer than an ordinary message: a way back is of use only while it can be reached. */
const SHOWN_MS = 10_000;

interface Done {
  title: string;
  description: string;
  undo: () => Promise<unknown>;
}

/** Says what was done, and offers to take it back. */
export function undoable(texts: AdminTexts, { title, description, undo }: Done): void {
  const { common } = texts;
  const takeBack = () =>
    undo().then(
      () => toast({ title: common.undone, description: title }),
      (error: unknown) =>
        toast({
          title: common.notDone,
          description: explainFailure(error, texts).message,
          variant: 'destructive',
        }),
    );
  toast({ title, description, duration: SHOWN_MS, action: { label: common.undo, run: takeBack } });
}
