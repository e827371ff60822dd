import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../button.tsx';
import { useFormState } from './form.tsx';

export function SubmitButton({ look = 'primary', children }: { look?: ButtonLook; children: ReactNode }) {
  const { busy } = useFormState();
  return (
    <Button type="submit" look={look} busy={busy}>
      {children}
    </Button>
  );
}
