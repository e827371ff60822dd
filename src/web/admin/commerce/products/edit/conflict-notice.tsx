import { useState } from 'react';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import type { ShownForm } from './use-form-session.ts';

interface ConflictNoticeProps<R extends { version: number }, F extends object> {
  shown: ShownForm<R, F>;
  labels: Record<keyof F & string, string>;
  words: (fields: F, name: keyof F & string) => string;
}

/** Two people have written on the same fields: said where it happened, decided field by field. */
export function ConflictNotice<R extends { version: number }, F extends object>({
  shown,
  labels,
  words,
}: ConflictNoticeProps<R, F>) {
  const { productEditor } = useTexts();
  const [open, setOpen] = useState(false);
  if (!shown.conflict) return null;
  return (
    <>
      <Notice tone="danger">
        <span className="flex flex-wrap items-center justify-between gap-2">
          {productEditor.conflictNotice}
          <Button onClick={() => setOpen(true)}>{productEditor.conflictOpen}</Button>
        </span>
      </Notice>
      {open && <ConflictDialog shown={shown} labels={labels} words={words} onClose={() => setOpen(false)} />}
    </>
  );
}

function ConflictDialog<R extends { version: number }, F extends object>({
  shown,
  labels,
  words,
  onClose,
}: ConflictNoticeProps<R, F> & { onClose: () => void }) {
  const texts = useTexts();
  const { productEditor } = texts;
  const { session, form, conflict } = shown;
  const [taken, setTaken] = useState<(keyof F)[]>([]);
  const [busy, setBusy] = useState(false);
  if (!conflict) return null;
  const theirs = session.formOf(conflict.theirs);

  async function decide(): Promise<void> {
    setBusy(true);
    try {
      await session.resolve(taken);
    } catch (error) {
      const description = explainFailure(error, texts).message;
      toast({ title: productEditor.notSaved, description, variant: 'destructive' });
    } finally {
      setBusy(false);
      onClose();
    }
  }
  const version = (name: keyof F & string, take: boolean, label: string, text: string) => (
    <div className="version-box">
      <label className="flex items-center gap-2 font-medium">
        <input
          type="radio"
          className="checkbox"
          name={`choice-${name}`}
          checked={taken.includes(name) === take}
          onChange={() =>
            setTaken((before) => [...before.filter((each) => each !== name), ...(take ? [name] : [])])
          }
        />
        {label}
      </label>
      <p className="version-text">
        {text.trim() || <span className="text-mute">{productEditor.empty}</span>}
      </p>
    </div>
  );
  return (
    <Dialog
      open
      wide="extra"
      onClose={onClose}
      title={productEditor.conflictTitle}
      description={productEditor.conflictText}
    >
      <div className="dialog-body">
        {(conflict.names as (keyof F & string)[]).map((name) => (
          <fieldset key={name}>
            <legend className="field-label mb-2">{labels[name]}</legend>
            <div className="version-pair">
              {version(name, false, productEditor.mine, words(form, name))}
              {version(name, true, productEditor.theirs, words(theirs, name))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className="dialog-foot">
        <Button onClick={onClose}>{productEditor.decideLater}</Button>
        <Button look="primary" busy={busy} onClick={() => void decide()}>
          {productEditor.decide}
        </Button>
      </div>
    </Dialog>
  );
}
