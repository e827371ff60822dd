import { useState } from 'react';
import type { EarningReportDetail } from '#contract/commerce/earnings/earnings.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useEarningTexts } from '#web/admin/context/earnings-texts.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { Doubts } from './report-figures.tsx';

interface ActionsProps {
  report: EarningReportDetail;
  onMoved: () => Promise<unknown>;
  onReadAgain: (() => void) | undefined;
}

/** Take in, read in another way, or discard: what is possible where the report stands. */
export function ReportActions({ report, onMoved, onReadAgain }: ActionsProps) {
  const { words, figures } = useEarningTexts();
  const [asked, ask] = useState<'take' | 'discard'>();
  const { id, state, figures: found } = report;
  const rows = found?.rows ?? 0;
  const isDoubted = (found?.doubts.length ?? 0) > 0;
  const isOpen = ['uploaded', 'checked', 'failed', 'waiting_to_check', 'checking'].includes(state);

  async function take(confirmed: boolean): Promise<void> {
    await callApi('POST /api/admin/earnings/reports/:id/apply', { id, body: { confirmed } });
    await onMoved();
  }

  async function discard(): Promise<void> {
    await callApi('POST /api/admin/earnings/reports/:id/cancel', { id });
    toast({ title: words.discarded, description: words.discardText });
    await onMoved();
  }

  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {state === 'checked' && onReadAgain && rows > 0 && (
        <Button look="primary" icon="check" onClick={() => ask('take')}>
          {words.take(rows, figures.number(rows))}
        </Button>
      )}
      {onReadAgain && (
        <Button icon="columns-3" onClick={onReadAgain}>
          {words.lookAgain}
        </Button>
      )}
      {isOpen && (
        <Button look="ghost" icon="trash" onClick={() => ask('discard')}>
          {words.discard}
        </Button>
      )}
      <Confirm
        open={asked === 'take'}
        onClose={() => ask(undefined)}
        title={isDoubted ? words.takeTitle : `${words.take(rows, figures.number(rows))}?`}
        consequence={isDoubted ? <Doubts report={report} /> : words.sumsAbout}
        action={isDoubted ? words.takeAnyway : words.take(rows, figures.number(rows))}
        onConfirm={() => take(isDoubted)}
      />
      <Confirm
        open={asked === 'discard'}
        onClose={() => ask(undefined)}
        title={words.discardTitle}
        consequence={words.discardText}
        action={words.discard}
        danger
        onConfirm={discard}
      />
    </div>
  );
}
