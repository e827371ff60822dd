import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { CopyButton } from '#web/admin/ui/copy-button.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';

interface RecoveryCodesProps {
  codes: string[];
  step?: string;
  onKept: () => void;
}

/** Shown once; the window closes only by saying that they are kept. */
export function RecoveryCodes({ codes, step, onKept }: RecoveryCodesProps) {
  const { account } = useTexts();
  const text = `${codes.join('\n')}\n`;
  function download(): void {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    Object.assign(document.createElement('a'), { href: url, download: account.codesFile }).click();
    URL.revokeObjectURL(url);
  }
  return (
    <Dialog
      open
      mustAnswer
      onClose={onKept}
      title={account.codesTitle}
      description={
        <>
          {step && <p>{step}</p>}
          <p className="mt-1">{account.codesAbout}</p>
        </>
      }
    >
      <div className="dialog-body">
        <ul className="codes" aria-label={account.codesTitle}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="dialog-foot">
        <CopyButton text={text} />
        <Button icon="download" onClick={download}>
          {account.download}
        </Button>
        <Button look="primary" onClick={onKept}>
          {account.codesKept}
        </Button>
      </div>
    </Dialog>
  );
}
