import { type ReactNode, useId } from 'react';
import { useFormState } from '#web/admin/ui/form/form.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';

interface CheckGroupProps<V extends string> {
  name: string;
  label: string;
  options: readonly { value: V; label: string }[];
  chosen: readonly V[];
  onChange: (chosen: V[]) => void;
}

/** Any number of a few, in the order in which they are offered. */
export function CheckGroup<V extends string>({ name, label, options, chosen, onChange }: CheckGroupProps<V>) {
  const id = useId();
  const { problems, mend } = useFormState();
  const problem = problems[name];
  const toggle = (value: V, isChosen: boolean) => {
    mend(name);
    onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === value ? isChosen : chosen.includes(each))),
    );
  };
  return (
    <fieldset className="flex flex-col gap-1.5" aria-describedby={problem && `${id}-problem`}>
      <legend className="field-label mb-1.5">{label}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {options.map((option) => (
          <label key={option.value} className="flex items-center gap-2">
            <input
              type="checkbox"
              className="checkbox"
              name={name}
              value={option.value}
              checked={chosen.includes(option.value)}
              aria-invalid={problem ? true : undefined}
              onChange={({ target }) => toggle(option.value, target.checked)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {problem && (
        <p id={`${id}-problem`} className="field-problem">
          <Icon of="triangle-alert" size={14} />
          {problem}
        </p>
      )}
    </fieldset>
  );
}

interface CheckLineProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** One yes or no, which waits for the button like everything around it. */
export function CheckLine({ checked, onChange, children }: CheckLineProps) {
  return (
    <label className="flex items-start gap-2.5">
      <input
        type="checkbox"
        className="checkbox mt-0.5"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
