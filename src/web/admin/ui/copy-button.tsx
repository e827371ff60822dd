import { useEffect, useState } from 'react';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from './button.tsx';

const SHOWN_MS = 2_000;

/** Says that it was done where it was done; where the clipboard is closed it says that too. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { common } = useTexts();
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  return (
    <Button icon={outcome === 'copied' ? 'check' : 'copy'} onClick={copy}>
      <span aria-live="polite">
        {outcome === 'copied' ? common.copied : outcome ? common.copyRefused : (label ?? common.copy)}
      </span>
    </Button>
  );
}
