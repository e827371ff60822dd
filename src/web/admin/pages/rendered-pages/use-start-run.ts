import { useQueryClient } from '@tanstack/react-query';
import type { NewRenderRun } from '#contract/pages/rendered-pages/rendered-pages.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { toast } from '#web/shared/ui/toast/toast.ts';

/** Rejects where it did not work out. */
export function useStartRun(): (wanted: NewRenderRun) => Promise<void> {
  const { renderedPages } = useUpkeepTexts();
  const client = useQueryClient();
  return async (wanted) => {
    const { total } = await callApi('POST /api/admin/pre-render/runs', { body: wanted });
    await client.invalidateQueries({ queryKey: ['/api/admin/pre-render/runs'] });
    toast({ title: renderedPages.started, description: renderedPages.startedText(total) });
  };
}

/** For pages that were chosen one by one: a failure is told like the success. */
export function useRenew(): (paths: string[]) => Promise<void> {
  const texts = useUpkeepTexts();
  const start = useStartRun();
  return async (paths) => {
    try {
      await start({ scope: 'paths', paths });
    } catch (error) {
      const description = explainFailure(error, texts).message;
      toast({ title: texts.common.notDone, description, variant: 'destructive' });
    }
  };
}
