import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#web/admin/context/texts.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { useBoardTexts } from './board-texts.ts';

/** What a cell does, once at a time: the board is asked anew, and what came of it is said. */
export function useBoardCall() {
  const texts = useTexts();
  const { notDone } = useBoardTexts();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function run<T>(
    call: () => Promise<T>,
    done: (made: T) => Parameters<typeof toast>[0],
  ): Promise<void> {
    setBusy(true);
    try {
      const made = await call();
      await client.invalidateQueries({ queryKey: ['/api/admin/post-board'] });
      toast(done(made));
    } catch (error) {
      toast({ title: notDone, description: explainFailure(error, texts).message, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }
  return { busy, run };
}
