import { AlertDialog } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '../button.tsx';
import { explainFailure } from '../feedback/explain-failure.ts';
import { dismissal } from './dismissal.ts';
import { useFocusReturn } from './use-focus-return.ts';

interface ConfirmProps {
  open: boolean;
  onClose: () => void;
  /** The question, with the name of what it is about. */
  title: string;
  /** What follows, and what stays. */
  consequence: ReactNode;
  /** A verb: what the button does. */
  action: string;
  danger?: boolean;
  /** As long as nobody knows what follows, or nothing would. */
  disabled?: boolean;
  onConfirm: () => Promise<unknown>;
}

/** For what cannot be undone by one click. A failure stays in the dialog, beside the question. */
export function Confirm(props: ConfirmProps) {
  const { open, onClose, title, consequence, action, danger, disabled, onConfirm } = props;
  const texts = useTexts();
  const { remember, giveBack } = useFocusReturn();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const close = () => {
    setFailure(undefined);
    onClose();
  };
  async function confirm(): Promise<void> {
    setBusy(true);
    try {
      await onConfirm();
      close();
    } catch (error) {
      setFailure(explainFailure(error, texts).message);
    } finally {
      setBusy(false);
    }
  }
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && close()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="overlay" />
        <AlertDialog.Content className="dialog" onOpenAutoFocus={remember} onCloseAutoFocus={giveBack}>
          <div className="dialog-head">
            <AlertDialog.Title className="text-lg font-semibold">{title}</AlertDialog.Title>
          </div>
          <div className="dialog-body">
            <AlertDialog.Description asChild>
              <div>{consequence}</div>
            </AlertDialog.Description>
            {failure && (
              <p role="alert" className="text-danger">
                {failure}
              </p>
            )}
          </div>
          <div className="dialog-foot">
            <AlertDialog.Cancel asChild>
              <Button>{dismissal(action, texts.common)}</Button>
            </AlertDialog.Cancel>
            <Button
              look={danger ? 'danger-solid' : 'primary'}
              busy={busy}
              disabled={disabled}
              onClick={confirm}
            >
              {action}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
