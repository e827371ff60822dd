import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { toast } from '#web/shared/ui/toast/toast.ts';

export function EndButton({ id, device }: { id: string; device: string }) {
  const texts = useTexts();
  const { account, common } = texts;
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function end(): Promise<void> {
    setBusy(true);
    try {
      await callApi('DELETE /api/admin/sessions/:id', { id });
      toast({ title: account.ended, description: account.endedText(device) });
    } catch (error) {
      const description = explainFailure(error, texts).message;
      toast({ title: common.notDone, description, variant: 'destructive' });
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey: ['/api/admin/sessions'] });
    }
  }
  return (
    <Button busy={busy} aria-label={account.endOf(device)} onClick={end}>
      {account.end}
    </Button>
  );
}
