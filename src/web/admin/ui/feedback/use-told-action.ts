import { useState } from 'react';
import { useTexts } from '#web/admin/context/texts.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { explainFailure } from './explain-failure.ts';

interface Told {
  title: string;
  description: string;
}

export type ToldAction = [busy: boolean, act: (work: () => Promise<unknown>, told: Told) => void];

/** Does it, shows anew what has changed, and says what came of it. */
export function useToldAction(renew: () => Promise<unknown>): ToldAction {
  const texts = useTexts();
  const [busy, setBusy] = useState(false);
  async function act(work: () => Promise<unknown>, told: Told): Promise<void> {
    setBusy(true);
    try {
      await work();
      await renew();
      toast(told);
    } catch (error) {
      const description = explainFailure(error, texts).message;
      toast({ title: texts.common.notDone, description, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }
  return [busy, (work, told) => void act(work, told)];
}
