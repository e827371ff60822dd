import type { ReactNode } from 'react';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '../button.tsx';
import { Form } from './form.tsx';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';

interface PasswordFormProps {
  action: string;
  danger?: boolean;
  onCancel: () => void;
  onSend: (password: string, data: FormData) => Promise<void>;
  children?: ReactNode;
}

/** Whoever finds an open browser must not be able to do this: the password is asked for again. */
export function PasswordForm({ action, danger = false, onCancel, onSend, children }: PasswordFormProps) {
  const { account, common } = useTexts();
  return (
    <Form onSend={(data) => onSend(String(data.get('password')), data)} className="dialog-form">
      <div className="dialog-body">
        <PasswordField
          name="password"
          label={account.currentPassword}
          hint={account.confirmPassword}
          autoComplete="current-password"
        />
        {children}
      </div>
      <div className="dialog-foot">
        <Button onClick={onCancel}>{common.cancel}</Button>
        <SubmitButton look={danger ? 'danger-solid' : 'primary'}>{action}</SubmitButton>
      </div>
    </Form>
  );
}
