import { earningStates, reportFields } from '#contract/commerce/networks/network.ts';
import { networkLimits } from '#contract/commerce/networks/network-limits.ts';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { SelectField } from '#web/admin/ui/form/select.tsx';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';
import { useNetworkTexts } from '../../networks-texts.ts';
import { CheckLine } from '../check-group.tsx';
import { asTyped, type FormProps } from '../form-props.ts';
import { ColumnFields } from './column-fields.tsx';
import { useFileTexts } from './file-texts.ts';
import type { ReportDraft } from './report-draft.ts';
import { ReportTrial } from './report-trial.tsx';

export function ReportSection(props: FormProps) {
  const { networkForm, common } = useNetworkTexts();
  const { earnings } = useFileTexts();
  const { draft, set } = props;
  const { report } = draft;
  const put = (change: Partial<ReportDraft>) => set({ report: { ...report, ...change } });
  return (
    <SettingsSection title={networkForm.report} about={networkForm.reportAbout}>
      <CheckLine checked={report.has} onChange={(has) => put({ has })}>
        {networkForm.hasReport}
      </CheckLine>
      {report.has && (
        <>
          <ColumnFields
            name="report.fields"
            fields={reportFields}
            labels={networkForm.reportFields}
            needed={['day', 'amount']}
            columns={report.columns}
            onChange={(columns) => put({ columns })}
          />
          <fieldset className="flex flex-col gap-3">
            <legend className="field-label mb-1.5">{networkForm.states}</legend>
            <p className="field-hint">{networkForm.statesHint}</p>
            <div className="grid gap-4 sm:grid-cols-2">
              {earningStates.map((state) => (
                <TextField
                  {...asTyped}
                  key={state}
                  // Their words are one thing, whichever of them is too long.
                  name={state === 'pending' ? 'report.states' : `report.states.${state}`}
                  label={earnings.earningStates[state]}
                  optional={common.optional}
                  maxLength={1_000}
                  value={report.states[state]}
                  onChange={({ target }) => put({ states: { ...report.states, [state]: target.value } })}
                />
              ))}
            </div>
          </fieldset>
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              name="report.changes"
              label={networkForm.changes}
              options={(['same_id', 'negative_row'] as const).map((value) => ({
                value,
                label: networkForm.changesHow[value],
              }))}
              value={report.changes}
              onChange={(changes) => put({ changes })}
            />
            <SelectField
              name="report.dayOrder"
              label={networkForm.dayOrder}
              options={(['year', 'day', 'month'] as const).map((value) => ({
                value,
                label: networkForm.dayOrders[value],
              }))}
              value={report.dayOrder}
              onChange={(dayOrder) => put({ dayOrder })}
            />
            <TextField
              {...asTyped}
              name="report.timeZone"
              label={networkForm.timeZone}
              optional={common.optional}
              hint={networkForm.timeZoneHint}
              maxLength={networkLimits.zoneChars}
              value={report.timeZone}
              onChange={({ target }) => put({ timeZone: target.value })}
            />
            <TextField
              {...asTyped}
              name="report.currency"
              label={networkForm.currency}
              optional={common.optional}
              hint={networkForm.currencyHint}
              maxLength={3}
              value={report.currency}
              onChange={({ target }) => put({ currency: target.value.toUpperCase() })}
            />
          </div>
          <CheckLine checked={report.minorUnits} onChange={(minorUnits) => put({ minorUnits })}>
            {networkForm.cents}
          </CheckLine>
          <ReportTrial {...props} />
        </>
      )}
    </SettingsSection>
  );
}
