import type {
  ReportTrial as Trial,
  TriedReport,
} from '#contract/commerce/network-trials/network-trials.admin.schemas.ts';
import { useEarningTexts } from '#web/admin/context/earnings-texts.ts';
import { useNetworkTexts } from '../../networks-texts.ts';
import { fileProblemsOf } from '../draft-problems.ts';
import type { FormProps } from '../form-props.ts';
import { SampleField } from './sample-field.tsx';
import { useReportTrial, useTrialEdition } from './use-trial.ts';

function Outcome({ tried }: { tried: TriedReport }) {
  const { networkForm } = useNetworkTexts();
  const { words, figures } = useEarningTexts();
  const { problem, recognised, missing, rows, problems } = tried;
  if (problem) return <p className="text-danger">{words.fileProblems[problem]}</p>;
  return (
    <>
      {missing.length > 0 && (
        <p className="text-warn mb-2">
          {networkForm.notThere(missing.map((field) => networkForm.reportFields[field]).join(', '))}
        </p>
      )}
      <p className={recognised ? 'text-ok mb-2' : 'text-warn mb-2'}>
        {recognised ? networkForm.reportKnown : networkForm.reportUnknown}
      </p>
      <ul className="flex flex-col gap-1 text-sm">
        {rows.map(({ line, day, id, state, sub, earned, currency }) => (
          <li key={line} className="wrap-anywhere">
            <strong>{networkForm.lineOf(line)}</strong>{' '}
            {[day, id, words.earningStates[state], figures.money(earned, currency), sub]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
        {problems.map(({ line, field, problem: code, value }) => (
          <li key={`${line} ${field} ${code}`} className="text-danger wrap-anywhere">
            <strong>
              {[networkForm.lineOf(line), field && words.fields[field]].filter(Boolean).join(', ')}:
            </strong>{' '}
            {words.problems[code](value)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Some lines of a report with the line that names its columns. */
export function ReportTrial({ draft, network, set }: FormProps) {
  const { networkForm } = useNetworkTexts();
  const locale = useTrialEdition(draft.editions);
  const sample = draft.trial.report ?? '';
  const definition = network.report;
  const isReady = definition && sample.trim() !== '' && fileProblemsOf(network, 'report').length === 0;
  const body = isReady ? ({ locale, definition, sample } as Trial) : undefined;
  const { tried, error } = useReportTrial(body);
  return (
    <SampleField
      name="try.report"
      label={networkForm.reportSample}
      value={sample}
      onChange={(report) => set({ trial: { ...draft.trial, report } })}
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
