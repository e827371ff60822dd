import type { Backup } from '#contract/running/backups/backups.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { fileOf } from './backup-words.ts';

/** A link that nobody sees: the browser keeps the file, however large, and the screen stays. */
function follow(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/** What the browser fetches by itself cannot ask who is there; so that is asked first. */
export function useDownload(): (backup: Pick<Backup, 'id'>) => Promise<void> {
  const texts = useTexts();
  return async (backup) => {
    try {
      await callApi('GET /api/admin/confirmation');
      follow(fileOf(backup));
    } catch (error) {
      const description = explainFailure(error, texts).message;
      toast({ title: texts.common.notDone, description, variant: 'destructive' });
    }
  };
}
