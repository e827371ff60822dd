import { ComboboxBox } from './combobox.tsx';
import { Field, type FieldFrameProps } from './field.tsx';
import type { Option } from './select.tsx';

interface ComboboxFieldProps extends FieldFrameProps {
  options: Option[];
  value: string;
  onChange: (value: string) => void;
}

/** A field whose value is one of many; what is kept and no longer among them stays, and says so by itself. */
export function ComboboxField({ options, value, onChange, ...frame }: ComboboxFieldProps) {
  return (
    <Field {...frame}>
      {({ mend, name, ...parts }) => (
        <>
          <ComboboxBox
            label={frame.label}
            options={options}
            value={value}
            shown={options.find((option) => option.value === value)?.label ?? value}
            trigger={parts}
            onChange={(next) => {
              mend();
              if (next !== undefined) onChange(next);
            }}
          />
          <input type="hidden" name={name} value={value} />
        </>
      )}
    </Field>
  );
}
