import { networkLimits } from '#contract/commerce/networks/network-limits.ts';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { useNetworkTexts } from '../../networks-texts.ts';
import { asTyped } from '../form-props.ts';

interface ColumnFieldsProps<F extends string> {
  /** Of its fields: "feed.columns.fields". */
  name: string;
  fields: readonly F[];
  labels: Record<F, string>;
  needed: readonly F[];
  columns: Partial<Record<F, string>>;
  onChange: (columns: Partial<Record<F, string>>) => void;
}

/** What each thing is called in the file, one beside the other. */
export function ColumnFields<F extends string>(props: ColumnFieldsProps<F>) {
  const { common } = useNetworkTexts();
  const { name, fields, labels, needed, columns, onChange } = props;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map((field) => (
        <TextField
          {...asTyped}
          key={field}
          name={`${name}.${field}`}
          label={labels[field]}
          optional={needed.includes(field) ? undefined : common.optional}
          maxLength={networkLimits.columnChars}
          value={columns[field] ?? ''}
          onChange={({ target }) => onChange({ ...columns, [field]: target.value })}
        />
      ))}
    </div>
  );
}
