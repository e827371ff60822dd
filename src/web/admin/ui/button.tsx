import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from '#web/admin/ui/icon.tsx';
import { Spinner } from './feedback/spinner.tsx';
import type { DeskIcon } from './icon-names.ts';

export type ButtonLook = 'primary' | 'quiet' | 'ghost' | 'danger' | 'danger-solid';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  icon?: DeskIcon | undefined;
  /** Being done: a second press does nothing, and the button keeps its focus. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export const buttonClass = (look: ButtonLook, more = ''): string => `btn btn-${look} ${more}`.trim();

export function Button({
  look = 'quiet',
  icon,
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(look, className)}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? <Spinner size={16} /> : icon && <Icon of={icon} size={16} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'look' | 'children' | 'aria-label'> {
  /** Says what the picture means: read aloud, and shown on hover. */
  label: string;
  icon: DeskIcon;
}

export function IconButton({ label, icon, className = '', ...rest }: IconButtonProps) {
  return (
    <Button {...rest} look="ghost" aria-label={label} data-tip={label} className={`btn-icon ${className}`}>
      <Icon of={icon} size={18} />
    </Button>
  );
}
