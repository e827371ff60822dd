import { decimalStyles, feedDelimiters, feedFormats } from '#contract/commerce/imports/imports.words.ts';
import { TextAreaField, TextField } from '#web/admin/ui/form/field.tsx';
import { SelectField } from '#web/admin/ui/form/select.tsx';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';
import { useNetworkTexts } from '../../networks-texts.ts';
import { CheckLine } from '../check-group.tsx';
import { asTyped, type FormProps } from '../form-props.ts';
import { ColumnFields } from './column-fields.tsx';
import { type FeedDraft, feedFields } from './feed-draft.ts';
import { FeedTrial } from './feed-trial.tsx';
import { useFileTexts } from './file-texts.ts';

export function FeedSection(props: FormProps) {
  const { networkForm, common } = useNetworkTexts();
  const { imports } = useFileTexts();
  const { draft, set } = props;
  const { feed } = draft;
  const put = (change: Partial<FeedDraft>) => set({ feed: { ...feed, ...change } });
  const isTable = feed.format === 'delimited';
  return (
    <SettingsSection title={networkForm.feed} about={networkForm.feedAbout}>
      <CheckLine checked={feed.has} onChange={(has) => put({ has })}>
        {networkForm.hasFeed}
      </CheckLine>
      {feed.has && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              name="feed.format"
              label={networkForm.format}
              options={feedFormats.map((value) => ({ value, label: networkForm.formats[value] }))}
              value={feed.format}
              onChange={(format) => put({ format })}
            />
            {isTable && (
              <>
                <SelectField
                  name="feed.delimiter"
                  label={networkForm.delimiter}
                  options={(['found', ...feedDelimiters] as const).map((value) => ({
                    value,
                    label: networkForm.delimiters[value],
                  }))}
                  value={feed.delimiter}
                  onChange={(delimiter) => put({ delimiter })}
                />
                <SelectField
                  name="feed.columns.by"
                  label={networkForm.columnsBy}
                  options={(['name', 'position'] as const).map((value) => ({
                    value,
                    label: networkForm.columnsByWhat[value],
                  }))}
                  value={feed.by}
                  onChange={(by) => put({ by })}
                />
              </>
            )}
            <SelectField
              name="feed.decimal"
              label={imports.decimal}
              options={decimalStyles.map((value) => ({ value, label: imports.decimals[value] }))}
              value={feed.decimal}
              onChange={(decimal) => put({ decimal })}
            />
            <TextField
              {...asTyped}
              name="feed.currency"
              label={networkForm.currency}
              optional={common.optional}
              hint={networkForm.currencyHint}
              maxLength={3}
              value={feed.currency}
              onChange={({ target }) => put({ currency: target.value.toUpperCase() })}
            />
          </div>
          <p className="field-hint">
            {isTable && feed.by === 'position' ? networkForm.placesOfColumns : networkForm.namesOfColumns}
          </p>
          <ColumnFields
            name="feed.columns.fields"
            fields={feedFields}
            labels={imports.fields}
            needed={[]}
            columns={feed.columns}
            onChange={(columns) => put({ columns })}
          />
          {isTable && feed.by === 'position' && (
            <TextAreaField
              {...asTyped}
              name="feed.columns.notRows"
              label={networkForm.notRows}
              optional={common.optional}
              hint={networkForm.notRowsHint}
              rows={2}
              value={feed.notRows}
              onChange={({ target }) => put({ notRows: target.value })}
            />
          )}
          <CheckLine checked={feed.minorUnits} onChange={(minorUnits) => put({ minorUnits })}>
            {imports.minorUnits}
          </CheckLine>
          <FeedTrial {...props} />
        </>
      )}
    </SettingsSection>
  );
}
