import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { JobLineFacts } from '#contract/running/jobs/jobs.admin.schemas.ts';
import { CRON_SHAPE } from '#contract/running/jobs/jobs.words.ts';
import { apiQuery, callApi } from '#web/admin/api/call.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useUpkeepLanguage } from '#web/admin/context/upkeep-texts.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SelectField } from '#web/admin/ui/form/select.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { zoneLabel } from '#web/admin/ui/time/zoned-time.ts';
import { useDebounced } from '#web/shared/hooks/use-debounced.ts';
import { hoursInWords, nameOf } from './job-words.ts';
import { NextRuns } from './next-runs.tsx';
import { useJobAction } from './use-job-action.ts';

const REST_MS = 350;
const zones = [
  'America/Sao_Paulo',
  'Europe/Rome',
  'America/Mexico_City',
  'Europe/Madrid',
  'America/New_York',
  'UTC',
];

/** What the typed hours mean is said before they are saved: in words, and as the next three times. */
export function HoursDialog({ line, onClose }: { line: JobLineFacts; onClose: () => void }) {
  const { texts, language, tag } = useUpkeepLanguage();
  const { jobs, common } = texts;
  const inEdition = useEditionNames();
  const [typed, setTyped] = useState({ cron: line.cron ?? '', timeZone: line.timeZone });
  const rested = useDebounced(JSON.stringify(typed), REST_MS);
  const asked = JSON.parse(rested) as typeof typed;
  const [, act] = useJobAction();
  const preview = useQuery({
    ...apiQuery('GET /api/admin/jobs/preview', asked),
    enabled: CRON_SHAPE.test(asked.cron),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const words = CRON_SHAPE.test(typed.cron) ? hoursInWords(typed.cron, language) : undefined;
  const isReadable = words !== undefined && !preview.isError;
  const { job, edition } = line;
  const body = edition ? { edition } : {};
  async function save(): Promise<void> {
    await callApi('PATCH /api/admin/jobs/:job', { job, body: { ...body, ...typed } });
    act(async () => {}, { title: jobs.saved, description: jobs.savedText(words ?? typed.cron) });
    onClose();
  }
  function reset(): void {
    act(() => callApi('PATCH /api/admin/jobs/:job', { job, body: { ...body, cron: null, timeZone: null } }), {
      title: jobs.saved,
      description: jobs.savedText(hoursInWords(line.usualCron ?? '', language) ?? ''),
    });
    onClose();
  }
  const options = [...new Set([...zones, line.timeZone])].map((value) => ({
    value,
    label: zoneLabel(value, new Date(), tag),
  }));
  return (
    <Dialog
      open
      wide
      title={jobs.hoursOf(nameOf(line, texts, inEdition))}
      description={jobs.hoursAbout}
      onClose={onClose}
    >
      <Form onSend={save} className="dialog-form">
        <div className="dialog-body">
          <TextField
            name="cron"
            label={jobs.cron}
            value={typed.cron}
            onChange={({ target }) => setTyped({ ...typed, cron: target.value })}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            hint={jobs.cronHint}
          />
          <SelectField
            name="timeZone"
            label={jobs.timeZone}
            value={typed.timeZone}
            options={options}
            onChange={(timeZone) => setTyped({ ...typed, timeZone })}
          />
          <div role="status" className="flex flex-col gap-1">
            <p className="field-label">{jobs.inWords}</p>
            {isReadable ? <p>{words}</p> : <p className="text-danger">{jobs.notReadable}</p>}
            {isReadable && preview.data && (
              <div className="text-mute text-sm">
                <NextRuns next={preview.data.next} timeZone={asked.timeZone} />
              </div>
            )}
          </div>
        </div>
        <div className="dialog-foot">
          {!line.isUsual && (
            <Button look="ghost" onClick={reset}>
              {jobs.usual}
            </Button>
          )}
          <Button onClick={onClose}>{common.cancel}</Button>
          <SubmitButton>{jobs.save}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
