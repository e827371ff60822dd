import { Select as Radix } from 'radix-ui';
import { cspNonce } from '#web/admin/context/csp-nonce.ts';
import { Icon } from '#web/admin/ui/icon.tsx';
import { Field, type FieldFrameProps } from './field.tsx';

export interface Option<V extends string = string> {
  value: V;
  label: string;
  /** One line more, where the word alone does not say what follows from it. */
  note?: string;
}

interface SelectProps<V extends string> {
  options: Option<V>[];
  value?: V;
  defaultValue?: V;
  onChange?: (value: V) => void;
  name?: string;
  label?: string;
  /** Other words for the chosen one than its own. */
  shown?: string;
  id?: string;
  disabled?: boolean;
  className?: string;
  'aria-invalid'?: true | undefined;
  'aria-describedby'?: string | undefined;
}

/** One of a few. For many, the combobox has a search. */
export function Select<V extends string>({
  options,
  value,
  defaultValue,
  onChange,
  name,
  label,
  shown,
  className = '',
  disabled,
  ...aria
}: SelectProps<V>) {
  return (
    <Radix.Root
      {...(value !== undefined && { value })}
      {...(defaultValue !== undefined && { defaultValue })}
      {...(name && { name })}
      {...(disabled && { disabled })}
      onValueChange={(next) => onChange?.(next as V)}
    >
      <Radix.Trigger
        {...aria}
        aria-label={label}
        className={`input flex items-center justify-between gap-2 text-left ${className}`}
      >
        <span className="truncate">
          {shown ? <Radix.Value placeholder={shown}>{shown}</Radix.Value> : <Radix.Value />}
        </span>
        <Radix.Icon className="text-mute shrink-0">
          <Icon of="chevron-down" size={16} />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content position="popper" sideOffset={4} className="popup menu select-menu">
          <Radix.Viewport nonce={cspNonce()}>
            {options.map((option) => (
              <Radix.Item key={option.value} value={option.value} className="menu-item py-1.5">
                <span className="flex min-w-0 flex-1 flex-col">
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                  {option.note && <span className="text-mute text-sm">{option.note}</span>}
                </span>
                <Radix.ItemIndicator>
                  <Icon of="check" size={16} />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type SelectFieldProps<V extends string> = FieldFrameProps & Omit<SelectProps<V>, 'label' | 'name' | 'id'>;

export function SelectField<V extends string>({
  name,
  label,
  hint,
  optional,
  ...select
}: SelectFieldProps<V>) {
  return (
    <Field name={name} label={label} hint={hint} optional={optional}>
      {({ mend, ...parts }) => (
        <Select
          {...select}
          {...parts}
          onChange={(value) => {
            mend();
            select.onChange?.(value);
          }}
        />
      )}
    </Field>
  );
}
