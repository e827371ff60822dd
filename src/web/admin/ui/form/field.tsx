import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import { Icon } from '#web/admin/ui/icon.tsx';
import { useFormState } from './form.tsx';

export interface FieldFrameProps {
  name: string;
  label: string;
  hint?: ReactNode;
  /** Told apart from "required" by words, because most fields are required. */
  optional?: string | undefined;
}

/** What every control of a field needs to belong to its label, its hint and its problem. */
export interface FieldParts {
  id: string;
  name: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  mend: () => void;
}

export function Field({
  name,
  label,
  hint,
  optional,
  children,
}: FieldFrameProps & { children: (parts: FieldParts) => ReactNode }) {
  const id = useId();
  const { problems, mend } = useFormState();
  const problem = problems[name];
  const describedBy = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="field-label">
        {label} {optional && <span className="text-mute font-normal">({optional})</span>}
      </label>
      {children({
        id,
        name,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': describedBy || undefined,
        mend: () => mend(name),
      })}
      {problem && (
        <p id={`${id}-problem`} className="field-problem">
          <Icon of="triangle-alert" size={14} />
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = FieldFrameProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'className'>;

export function TextField({ name, label, hint, optional, onInput, ...input }: TextFieldProps) {
  return (
    <Field name={name} label={label} hint={hint} optional={optional}>
      {({ mend, ...parts }) => (
        <input
          {...input}
          {...parts}
          className="input"
          onInput={(event) => {
            mend();
            onInput?.(event);
          }}
        />
      )}
    </Field>
  );
}

type TextAreaProps = FieldFrameProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'className'>;

export function TextAreaField({ name, label, hint, optional, ...area }: TextAreaProps) {
  return (
    <Field name={name} label={label} hint={hint} optional={optional}>
      {({ mend, ...parts }) => <textarea rows={4} {...area} {...parts} className="input" onInput={mend} />}
    </Field>
  );
}
