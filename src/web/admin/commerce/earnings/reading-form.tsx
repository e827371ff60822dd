import { useState } from 'react';
import type { EarningReportDetail } from '#contract/commerce/earnings/earnings.admin.schemas.ts';
import {
  type EarningColumns,
  type EarningField,
  earningFields,
  mainTable,
  neededFields,
} from '#contract/commerce/earnings/earnings.words.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useEarningTexts } from '#web/admin/context/earnings-texts.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SelectField } from '#web/admin/ui/form/select.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { ReportSample } from './report-sample.tsx';

const NONE = '-1';
type Table = EarningReportDetail['tables'][number];

interface ReadingFormProps {
  report: EarningReportDetail;
  onRead: () => Promise<unknown>;
}

interface ColumnsProps {
  table: Table;
  source: string;
  columns: EarningColumns;
  onChange: (columns: EarningColumns) => void;
}

/** Which column is what. */
function ColumnChoices({ table, source, columns, onChange }: ColumnsProps) {
  const { texts, words } = useEarningTexts();
  const options = [
    { value: NONE, label: words.noColumn },
    ...table.header.map((name, index) => ({ value: String(index), label: name || `${index + 1}` })),
  ];
  const needed = neededFields(source, columns.day === undefined ? 'summary' : 'earnings');
  function choose(field: EarningField, column: string): void {
    const { [field]: _before, ...others } = columns;
    onChange(column === NONE ? others : { ...others, [field]: Number(column) });
  }
  return (
    <div className="import-columns">
      {earningFields.map((field) => (
        <SelectField
          key={field}
          name={`columns.${field}`}
          label={words.fields[field]}
          optional={needed.includes(field) ? undefined : texts.common.optional}
          options={options}
          value={String(columns[field] ?? NONE)}
          onChange={(column) => choose(field, column)}
        />
      ))}
    </div>
  );
}

/** Whose report it is and how it is read: what was recognised is filled in, and anybody's to change. */
export function ReadingForm({ report, onRead }: ReadingFormProps) {
  const { texts, words } = useEarningTexts();
  const editionName = useEditionNames();
  const [worked] = useEdition();
  const { tables, reading, sources } = report;
  const table = mainTable(tables);
  const isKnown = table?.kind === 'earnings' || table?.kind === 'summary';
  const [locale, setLocale] = useState<Locale>(reading.locale ?? worked);
  const [source, setSource] = useState(reading.source ?? table?.source ?? 'amazon');
  const [byHand, setByHand] = useState(reading.columns !== undefined || !isKnown);
  const [columns, setColumns] = useState<EarningColumns>(reading.columns ?? table?.columns ?? {});
  const isSummary = byHand ? columns.day === undefined : table?.kind === 'summary';
  if (!table) return null;

  async function send(data: FormData): Promise<void> {
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const period = { from: text('period.from'), to: text('period.to') };
    const currency = text('currency').toUpperCase();
    await callApi('POST /api/admin/earnings/reports/:id/check', {
      id: report.id,
      body: {
        locale,
        source,
        ...(byHand && { columns }),
        ...(isSummary && period.from && { period }),
        ...(currency && { currency }),
      },
    });
    await onRead();
  }

  return (
    <Form onSend={send} label={words.readTitle} className="flex flex-col gap-5">
      <div>
        <h2 className="text-base">{words.readTitle}</h2>
        <p className="text-mute">{words.readAbout}</p>
      </div>
      {tables.length > 1 && (
        <ul className="problem-list" aria-label={words.tables}>
          {tables.map(({ name, kind }) => (
            <li key={name}>
              {words.table(name, words.kinds[kind])}
              {kind !== table.kind && ` (${words.notTaken})`}
            </li>
          ))}
        </ul>
      )}
      <div className="import-columns">
        <SelectField
          name="source"
          label={words.source}
          hint={words.sourceHint}
          options={sources.map(({ id, name }) => ({ value: id, label: name }))}
          value={source}
          onChange={setSource}
        />
        <SelectField
          name="locale"
          label={words.edition}
          hint={words.editionHint}
          options={locales.map((value) => ({ value, label: editionName(value) }))}
          value={locale}
          onChange={setLocale}
        />
        <TextField
          name="currency"
          label={words.currency}
          hint={words.currencyHint}
          optional={texts.common.optional}
          maxLength={3}
          pattern="[A-Za-z]{3}"
          autoComplete="off"
          defaultValue={reading.currency ?? ''}
        />
        {isSummary && (
          <>
            <TextField
              name="period.from"
              label={words.periodFrom}
              hint={words.periodHint}
              type="date"
              required
              defaultValue={reading.period?.from ?? table.period?.from ?? ''}
            />
            <TextField
              name="period.to"
              label={words.periodTo}
              type="date"
              required
              defaultValue={reading.period?.to ?? table.period?.to ?? ''}
            />
          </>
        )}
      </div>
      {isKnown && (
        <div>
          <Button icon="columns-3" aria-pressed={byHand} onClick={() => setByHand(!byHand)}>
            {byHand ? words.asFound : words.byHand}
          </Button>
        </div>
      )}
      {byHand && (
        <>
          <ColumnChoices table={table} source={source} columns={columns} onChange={setColumns} />
          <p className="text-mute">{words.byHandHint}</p>
        </>
      )}
      <ReportSample header={table.header} sample={table.sample} />
      <div>
        <SubmitButton>{words.look}</SubmitButton>
      </div>
    </Form>
  );
}
