import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { useTexts } from '#web/admin/context/texts.tsx';
import { IconButton } from '../button.tsx';
import { useFocusReturn } from './use-focus-return.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** Wider than a question; "extra" for what is looked at. */
  wide?: boolean | 'extra';
  /** What is to be read before anything is filled in: the focus begins at its beginning. */
  readFirst?: boolean;
  /** What must be answered cannot be clicked away. */
  mustAnswer?: boolean;
  children: ReactNode;
}

const widths: Record<string, string> = { false: '', true: 'dialog-wide', extra: 'dialog-extra' };

/** Focus goes in, stays in, and returns to where it came from. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, wide, readFirst, mustAnswer, children } = props;
  const { common } = useTexts();
  const content = useRef<HTMLDivElement>(null);
  const { remember, giveBack } = useFocusReturn();
  /** To the first thing to fill in; where there is none, to the window itself, and not to the way out of it. */
  const startInside = (event: Event) => {
    event.preventDefault();
    remember();
    const field = readFirst
      ? undefined
      : content.current?.querySelector<HTMLElement>('input:not([type=hidden],[readonly]),textarea');
    (field ?? content.current)?.focus();
  };
  const keep = (event: Event) => mustAnswer && event.preventDefault();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="overlay" />
        <Radix.Content
          ref={content}
          onOpenAutoFocus={startInside}
          onCloseAutoFocus={giveBack}
          className={`dialog ${widths[String(wide ?? false)]}`}
          onEscapeKeyDown={keep}
          onPointerDownOutside={keep}
          onInteractOutside={keep}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <div className="dialog-head">
            <div className="flex-1">
              <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
              {description && (
                <Radix.Description asChild>
                  <div className="text-mute mt-1">{description}</div>
                </Radix.Description>
              )}
            </div>
            {!mustAnswer && (
              <Radix.Close asChild>
                <IconButton label={common.close} icon="x" className="-mt-1 -mr-2" />
              </Radix.Close>
            )}
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
