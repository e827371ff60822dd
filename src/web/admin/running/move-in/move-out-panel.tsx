import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { MoveOut } from '#contract/running/move-out/move-out.admin.schemas.ts';
import { type MoveOutForm, moveOutForms } from '#contract/running/move-out/move-out.words.ts';
import { apiQuery, callApi } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Select } from '#web/admin/ui/form/select.tsx';
import { useMoveInTexts } from './move-in-texts.ts';
import { MoveOutLine } from './move-out-line.tsx';

const isUnderWay = ({ state }: MoveOut): boolean => state === 'waiting' || state === 'running';

/** The way out: somebody chooses a form, a server makes the copy, and it can be fetched for some days. */
export function MoveOutPanel() {
  const texts = useTexts();
  const { out: words } = useMoveInTexts();
  const client = useQueryClient();
  const id = useId();
  const [form, setForm] = useState<MoveOutForm>('wxr');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const asked = apiQuery('GET /api/admin/move-outs');
  const { data } = useQuery({
    ...asked,
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? 1_000 : false),
  });

  async function begin(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      await callApi('POST /api/admin/move-outs', { body: { form } });
      await client.invalidateQueries({ queryKey: asked.queryKey });
    } catch (error) {
      setProblem(explainFailure(error, texts).message);
    } finally {
      setBusy(false);
    }
  }

  const items = data?.items ?? [];
  return (
    <section aria-labelledby={`${id}-title`} className="mt-8 flex flex-col gap-3">
      <div>
        <h2 id={`${id}-title`} className="text-base">
          {words.title}
        </h2>
        <p className="text-mute mt-1 max-w-prose">{words.about}</p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <div className="flex min-w-0 flex-col gap-1.5">
          <label htmlFor={`${id}-form`} className="field-label">
            {words.form}
          </label>
          <Select
            id={`${id}-form`}
            value={form}
            onChange={setForm}
            aria-describedby={`${id}-hint`}
            options={moveOutForms.map((value) => ({ value, label: words.forms[value] }))}
          />
        </div>
        <Button icon="package" busy={busy} onClick={() => void begin()}>
          {words.begin}
        </Button>
      </div>
      <p id={`${id}-hint`} className="field-hint max-w-prose">
        {words.formHints[form]}
      </p>
      {problem && (
        <div role="alert">
          <Notice tone="danger">{problem}</Notice>
        </div>
      )}
      {items.length > 0 && (
        <ul className="panel panel-list" aria-label={words.list}>
          {items.map((each) => (
            <MoveOutLine key={each.id} copy={each} />
          ))}
        </ul>
      )}
    </section>
  );
}
