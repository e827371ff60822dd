import {
  type EarningField,
  earningFields,
  neededEarningFields,
} from '#contract/commerce/earnings/earning-columns.ts';
import type { EarningsPreview } from '#contract/commerce/earnings/earnings.admin.schemas.ts';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { SelectField } from '#web/admin/ui/form/select.tsx';

interface ColumnChoicesProps {
  preview: EarningsPreview;
  onChange: (field: EarningField, column: number) => void;
}

/** Which column is what: found by its name, and anybody's to change. */
export function ColumnChoices({ preview: { header, columns }, onChange }: ColumnChoicesProps) {
  const { clicks: words, common } = useTradeTexts();
  const options = [
    { value: '-1', label: words.noColumn },
    ...header.map((name, index) => ({ value: String(index), label: name || `${index + 1}` })),
  ];
  return (
    <fieldset>
      <legend className="field-label mb-2">{words.columns}</legend>
      <div className="column-choices">
        {earningFields.map((field) => (
          <SelectField
            key={field}
            name={field}
            label={words.fields[field]}
            optional={neededEarningFields.includes(field) ? undefined : common.optional}
            options={options}
            value={String(columns[field])}
            onChange={(column) => onChange(field, Number(column))}
          />
        ))}
      </div>
    </fieldset>
  );
}
