import { useState } from 'react';
import { callApi } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { useUrlParams } from '#web/admin/context/url-params.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { AddressesPanel } from './addresses-panel.tsx';
import { useMoveInTexts } from './move-in-texts.ts';
import { MoveInsTable } from './move-ins-table.tsx';
import { MoveOutPanel } from './move-out-panel.tsx';
import { RunView } from './run-view.tsx';

/** Sites that move in: "?run" opens one where it stands. */
export default function MoveInPage() {
  const texts = useTexts();
  const words = useMoveInTexts();
  const [params, change] = useUrlParams();
  const [busy, setBusy] = useState(false);
  const open = Number(params.get('run'));

  async function begin(): Promise<void> {
    setBusy(true);
    try {
      const { id } = await callApi('POST /api/admin/move-ins');
      change({ run: String(id) });
    } catch (error) {
      const description = explainFailure(error, texts).message;
      toast({ title: texts.common.notDone, description, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }

  if (Number.isSafeInteger(open) && open > 0) return <RunView key={open} id={open} />;
  return (
    <>
      <PageHeader
        title={words.title}
        about={words.about}
        action={
          <Button look="primary" icon="folder-input" busy={busy} onClick={() => void begin()}>
            {words.begin}
          </Button>
        }
      />
      <MoveInsTable onOpen={(id) => change({ run: String(id) })} />
      <AddressesPanel />
      <MoveOutPanel />
    </>
  );
}
