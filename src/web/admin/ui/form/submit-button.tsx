import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../button.tsx';
import type { DeskIcon } from '../icon-names.ts';
import { useFormState } from './form.tsx';

interface SubmitButtonProps {
  look?: ButtonLook;
  icon?: DeskIcon;
  children: ReactNode;
}

export function SubmitButton({ look = 'primary', icon, children }: SubmitButtonProps) {
  const { busy } = useFormState();
  return (
    <Button type="submit" look={look} icon={icon} busy={busy}>
      {children}
    </Button>
  );
}
