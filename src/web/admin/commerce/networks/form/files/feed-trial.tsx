import { isImportField } from '#contract/commerce/imports/imports.words.ts';
import type {
  FeedTrial as Trial,
  TriedFeed,
} from '#contract/commerce/network-trials/network-trials.admin.schemas.ts';
import { useEarningTexts } from '#web/admin/context/earnings-texts.ts';
import { useNetworkTexts } from '../../networks-texts.ts';
import { fileProblemsOf } from '../draft-problems.ts';
import type { FormProps } from '../form-props.ts';
import { useFileTexts } from './file-texts.ts';
import { SampleField } from './sample-field.tsx';
import { useFeedTrial, useTrialEdition } from './use-trial.ts';

function Row({ row, currency }: { row: TriedFeed['rows'][number]; currency: string }) {
  const { imports } = useFileTexts();
  const { networkForm } = useNetworkTexts();
  const { figures } = useEarningTexts();
  const { problem } = row;
  const field = problem?.field;
  const named = field && isImportField(field) ? imports.fields[field] : field;
  return (
    <li className="wrap-anywhere">
      <strong>{networkForm.lineOf(row.row)}</strong>{' '}
      {problem ? (
        <span className="text-danger">
          {[named, problem.value && `“${problem.value}”`].filter(Boolean).join(' ')}{' '}
          {imports.rowProblems[problem.code]}
        </span>
      ) : (
        [
          row.title,
          row.number,
          row.price !== null && figures.money(row.price, currency),
          row.availability && networkForm.availabilities[row.availability],
          row.url,
        ]
          .filter(Boolean)
          .join(' · ')
      )}
    </li>
  );
}

function Outcome({ tried }: { tried: TriedFeed }) {
  const { imports } = useFileTexts();
  const { networkForm } = useNetworkTexts();
  const { problem, missing, rows, currency } = tried;
  if (problem) return <p className="text-danger">{imports.problems[problem]}</p>;
  return (
    <>
      {missing.length > 0 && (
        <p className="text-warn mb-2">
          {networkForm.notThere(missing.map((field) => imports.fields[field]).join(', '))}
        </p>
      )}
      {rows.length === 0 && <p className="text-mute">{networkForm.noRows}</p>}
      <ul className="flex flex-col gap-1 text-sm">
        {rows.map((row) => (
          <Row key={row.row} row={row} currency={currency} />
        ))}
      </ul>
    </>
  );
}

/** Some lines of a product file, and what becomes of them by what is written above. */
export function FeedTrial({ draft, network, set }: FormProps) {
  const { networkForm } = useNetworkTexts();
  const locale = useTrialEdition(draft.editions);
  const sample = draft.trial.feed ?? '';
  const definition = network.feed;
  const isReady = definition && sample.trim() !== '' && fileProblemsOf(network, 'feed').length === 0;
  const body = isReady ? ({ locale, definition, sample } as Trial) : undefined;
  const { tried, error } = useFeedTrial(body);
  return (
    <SampleField
      name="try.feed"
      label={networkForm.feedSample}
      value={sample}
      onChange={(feed) => set({ trial: { ...draft.trial, feed } })}
    >
      {tried && <Outcome tried={tried} />}
      {!tried && (
        <p className="text-mute">
          {error ? networkForm.trialFailed : sample.trim() ? networkForm.trialNotYet : networkForm.noSample}
        </p>
      )}
    </SampleField>
  );
}
