import { useState } from 'react';
import type { MoveInDetail } from '#contract/running/move-in/move-in.admin.schemas.ts';
import type { MoveInChoices } from '#contract/running/move-in/move-in-choices.schemas.ts';
import { fallbackLocale } from '#contract/site/locales.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import { EditionRulesFields } from './edition-rules-fields.tsx';
import { useMoveInTexts } from './move-in-texts.ts';
import { NameChoices } from './name-choices.tsx';
import { RunActions } from './run-actions.tsx';

const unchosen: MoveInChoices = {
  edition: fallbackLocale,
  pages: 'articles',
  authors: {},
  categories: {},
  editions: {},
  tags: 'leave',
  allowHost: '',
};

interface Decided {
  choices: MoveInChoices;
  oldAddress: string;
}

/** What somebody decides; once it was looked at with these choices it can be brought in. */
export function GatheringPanel({ run, onMoved }: { run: MoveInDetail; onMoved: () => Promise<unknown> }) {
  const texts = useTexts();
  const words = useMoveInTexts();
  const [first] = useState<Decided>(() => ({
    choices: run.choices ? { ...unchosen, ...run.choices } : unchosen,
    oldAddress: run.oldAddress,
  }));
  const [decided, decide] = useState<Decided>(first);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { choices, oldAddress } = decided;
  const looked = { choices: { ...unchosen, ...run.choices }, oldAddress: run.oldAddress };
  const isAsLooked = run.state === 'looked' && JSON.stringify(looked) === JSON.stringify(decided);

  async function look(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      await callApi('POST /api/admin/move-ins/:id/look', { id: run.id, body: decided });
      await onMoved();
    } catch (error) {
      const { message, fields } = explainFailure(error, texts);
      setProblem(Object.values(fields)[0] ?? message);
    } finally {
      setBusy(false);
    }
  }

  const change = (news: Partial<MoveInChoices>) => decide({ ...decided, choices: { ...choices, ...news } });
  return (
    <>
      <section aria-labelledby="move-in-choices" className="flex flex-col gap-4">
        <h2 id="move-in-choices" className="text-base">
          {words.choicesTitle}
        </h2>
        <ChoiceFields
          choices={choices}
          oldAddress={oldAddress}
          onChange={change}
          onAddress={(address) => decide({ ...decided, oldAddress: address })}
        />
        {run.told && (
          <>
            <EditionRulesFields told={run.told} choices={choices} onChange={change} />
            <NameChoices
              kind="authors"
              found={run.told.authors}
              locale={choices.edition ?? fallbackLocale}
              chosen={choices.authors}
              onChange={(authors) => change({ authors })}
            />
            <NameChoices
              kind="categories"
              found={run.told.categories}
              locale={choices.edition ?? fallbackLocale}
              chosen={choices.categories}
              onChange={(categories) => change({ categories })}
            />
          </>
        )}
      </section>
      {problem && (
        <div role="alert">
          <Notice tone="danger">{problem}</Notice>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {isAsLooked ? null : (
          <Button
            look="primary"
            icon="scan-search"
            busy={busy}
            disabled={!run.files?.some(({ kind }) => kind === 'export')}
            onClick={() => void look()}
          >
            {run.state === 'looked' ? words.lookAgain : words.look}
          </Button>
        )}
        <RunActions run={run} isReady={isAsLooked} onMoved={onMoved} />
      </div>
    </>
  );
}
