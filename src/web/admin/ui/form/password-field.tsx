import { useState } from 'react';
import { useTexts } from '#web/admin/context/texts.tsx';
import { IconButton } from '../button.tsx';
import { Field, type FieldFrameProps } from './field.tsx';

interface PasswordFieldProps extends FieldFrameProps {
  autoComplete: 'current-password' | 'new-password';
  autoFocus?: boolean;
  /** Where the form is not asked for its data at the end. */
  value?: string;
  onChange?: (value: string) => void;
}

/** A password can be looked at: typing it blind a second time catches fewer mistakes. */
export function PasswordField({ autoComplete, autoFocus, value, onChange, ...frame }: PasswordFieldProps) {
  const { common } = useTexts();
  const [shown, setShown] = useState(false);
  return (
    <Field {...frame}>
      {({ mend, ...parts }) => (
        <div className="relative">
          <input
            {...parts}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="off"
            spellCheck={false}
            // biome-ignore lint/a11y/noAutofocus: a dialog that asks for one password starts in its field
            autoFocus={autoFocus}
            className="input pr-10"
            {...(value !== undefined && { value })}
            onChange={(event) => {
              mend();
              onChange?.(event.target.value);
            }}
          />
          <IconButton
            label={shown ? common.hidePassword : common.showPassword}
            icon={shown ? 'eye-off' : 'eye'}
            aria-pressed={shown}
            className="absolute top-0 right-0"
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
