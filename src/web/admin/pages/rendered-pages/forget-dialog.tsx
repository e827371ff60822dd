import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#contract/site/addresses/paths.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { apiQuery, callApi } from '#web/admin/api/call.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { useDebounced } from '#web/shared/hooks/use-debounced.ts';
import { toast } from '#web/shared/ui/toast/toast.ts';

const REST_MS = 300;

/** First how many there are, then the button that says so; another number by then is refused. */
export function ForgetDialog({ onClose }: { onClose: () => void }) {
  const texts = useUpkeepTexts();
  const { renderedPages, common } = texts;
  const client = useQueryClient();
  const [edition] = useEdition();
  const [typed, setTyped] = useState(`${paths.home(edition)}/*`);
  const pattern = useDebounced(typed.trim(), REST_MS);
  const counted = useQuery({
    ...apiQuery('GET /api/admin/pre-render/forget', { pattern }),
    enabled: pattern !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  const settled = typed.trim() === pattern && !counted.isFetching && !counted.error;
  const matching = settled && pattern !== '' ? counted.data?.matching : undefined;
  async function forget(): Promise<void> {
    if (!matching) return;
    try {
      await callApi('POST /api/admin/pre-render/forget', { body: { pattern, matching } });
    } catch (error) {
      await counted.refetch();
      throw error;
    }
    await client.invalidateQueries({ queryKey: ['/api/admin/pre-render'] });
    await client.invalidateQueries({ queryKey: ['/api/admin/pre-render/pages'] });
    await client.invalidateQueries({ queryKey: ['/api/admin/pre-render/ledger'] });
    toast({ title: renderedPages.forgotten, description: renderedPages.forgottenText(matching) });
    onClose();
  }
  const told = matching === 0 ? renderedPages.matchingNone : matching && renderedPages.matching(matching);
  return (
    <Dialog
      open
      wide
      title={renderedPages.forgetTitle}
      description={renderedPages.forgetAbout}
      onClose={onClose}
    >
      <Form onSend={forget} className="dialog-form">
        <div className="dialog-body">
          <TextField
            name="pattern"
            label={renderedPages.pattern}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            maxLength={engineLimits.renderedPages.pathChars}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            hint={renderedPages.patternHint}
          />
          <p role="status" className="min-h-6 font-medium">
            {counted.error ? explainFailure(counted.error, texts).message : told}
          </p>
        </div>
        <div className="dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          {matching ? (
            <SubmitButton look="danger-solid">{renderedPages.forgetCount(matching)}</SubmitButton>
          ) : (
            <Button look="danger-solid" disabled>
              {renderedPages.forget}
            </Button>
          )}
        </div>
      </Form>
    </Dialog>
  );
}
