import { Switch as Radix } from 'radix-ui';
import { useId } from 'react';

interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The id of what explains it. */
  describedBy?: string;
}

/** Takes effect at once; for choices that wait for a button there are checkboxes. */
export function Switch({ label, checked, onChange, describedBy }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4">
      <label htmlFor={id}>{label}</label>
      <Radix.Root
        id={id}
        className="switch"
        checked={checked}
        onCheckedChange={onChange}
        aria-describedby={describedBy}
      >
        <Radix.Thumb className="switch-thumb" />
      </Radix.Root>
    </div>
  );
}
