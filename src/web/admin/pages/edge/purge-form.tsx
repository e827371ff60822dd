import { useState } from 'react';
import type { EdgePurged } from '#contract/pages/edge/edge.admin.schemas.ts';
import type { PurgeOutcome } from '#contract/pages/edge/edge.words.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { Badge, type Tone } from '#web/admin/ui/badge.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { pathIn } from '#web/admin/ui/path-in.ts';
import { useEdgeTexts } from './edge-texts.ts';

const tones: Record<PurgeOutcome, Tone> = { done: 'ok', later: 'warn', refused: 'danger' };

function Reports({ purged: { path, reports } }: { purged: EdgePurged }) {
  const texts = useEdgeTexts();
  const { tag } = useLanguage();
  const number = new Intl.NumberFormat(tag);
  return (
    <section aria-label={texts.reports(path)} aria-live="polite" className="mt-4">
      <h3 className="font-medium wrap-anywhere">{texts.reports(path)}</h3>
      <ul className="panel divide-line mt-2 divide-y">
        {reports.map(({ target, outcome, answer, names, took }) => (
          <li key={target} className="flex flex-col gap-1 px-4 py-2.5">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0 font-medium wrap-anywhere">{target}</span>
              <span className="flex items-center gap-2">
                <span className="text-mute text-sm">{texts.took(number.format(took))}</span>
                <Badge tone={tones[outcome]}>{texts.outcomes[outcome]}</Badge>
              </span>
            </span>
            <span className="text-mute text-sm wrap-anywhere">
              {texts.sent}: <span className="font-mono">{names.join(' ')}</span>
            </span>
            <span className="font-mono text-sm wrap-anywhere">
              {answer === 'no answer' ? texts.noAnswerText : answer}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Tries the whole way once: one page, told to every cache, and their own words for an answer. */
export function PurgeForm() {
  const texts = useEdgeTexts();
  const [purged, setPurged] = useState<EdgePurged>();
  async function purge(data: FormData): Promise<void> {
    setPurged(undefined);
    const path = pathIn(String(data.get('path')));
    setPurged(await callApi('POST /api/admin/edge/purge', { body: { path } }));
  }
  return (
    <section className="max-w-form">
      <h2 className="text-lg font-semibold">{texts.purge}</h2>
      <p className="text-mute mt-1 mb-4">{texts.purgeAbout}</p>
      <Form onSend={purge} label={texts.purge}>
        <TextField
          name="path"
          label={texts.path}
          hint={texts.pathHint}
          maxLength={engineLimits.renderedPages.pathChars}
          placeholder="/br"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
          required
        />
        <SubmitButton icon="eraser">{texts.purgeNow}</SubmitButton>
      </Form>
      {purged && <Reports purged={purged} />}
    </section>
  );
}
