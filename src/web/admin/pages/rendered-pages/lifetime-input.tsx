import { useId } from 'react';
import { useFormState } from '#web/admin/ui/form/form.tsx';

interface LifetimeInputProps {
  label: string;
  placeholder: string;
  max: number;
  value: number | null;
}

/** A number in a line of a list: its name is read aloud, its problem stands below the line. */
export function LifetimeInput({ label, placeholder, max, value }: LifetimeInputProps) {
  const id = useId();
  const { problems, mend } = useFormState();
  const problem = problems.minutes;
  return (
    <>
      <input
        name="minutes"
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        className="input w-32"
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        placeholder={placeholder}
        defaultValue={value ?? ''}
        onInput={() => mend('minutes')}
      />
      {problem && (
        <p id={id} className="field-problem order-last basis-full">
          {problem}
        </p>
      )}
    </>
  );
}
