import { createContext, type FormEvent, type ReactNode, use, useState } from 'react';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { explainFailure, type Refusal } from '../feedback/explain-failure.ts';

interface FormState {
  busy: boolean;
  problems: Record<string, string>;
  /** A field that is being mended no longer complains. */
  mend: (name: string) => void;
}

const FormContext = createContext<FormState>({ busy: false, problems: {}, mend: () => {} });
export const useFormState = (): FormState => use(FormContext);

interface ProblemsProps {
  problems: Record<string, string>;
  mend: (name: string) => void;
  children: ReactNode;
}

/** For fields that belong to no form, because what is typed into them is saved by itself. */
export function FieldProblems({ problems, mend, children }: ProblemsProps) {
  return <FormContext value={{ busy: false, problems, mend }}>{children}</FormContext>;
}

interface FormProps {
  /** Rejects where it did not work out; the fields keep what was typed. */
  onSend: (data: FormData, form: HTMLFormElement) => Promise<unknown>;
  label?: string;
  className?: string;
  children: ReactNode;
}

interface ShownRefusal extends Refusal {
  /** What is wrong with something that this form has no field for. */
  strays: string;
}

function withStrays(refusal: Refusal, form: HTMLFormElement): ShownRefusal {
  const strays = Object.entries(refusal.fields).filter(([name]) => !form.elements.namedItem(name));
  return { ...refusal, strays: strays.map(([name, problem]) => `${name}: ${problem}`).join(' ') };
}

/** Fields stay the browser's own, so nothing typed depends on what happens around them. */
export function Form({ onSend, label, className = 'flex flex-col gap-4', children }: FormProps) {
  const texts = useTexts();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ShownRefusal>();

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // A dialog's form sits inside the screen's own in React's tree, though not in the page's.
    event.stopPropagation();
    if (busy) return;
    const form = event.currentTarget;
    setBusy(true);
    try {
      // Of several buttons, the pressed one says which by its name and value.
      await onSend(new FormData(form, (event.nativeEvent as SubmitEvent).submitter), form);
      setRefusal(undefined);
    } catch (error) {
      const why = explainFailure(error, texts);
      setRefusal(withStrays(why, form));
      const first = Object.keys(why.fields).find((name) => form.elements.namedItem(name));
      if (first) form.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus();
    } finally {
      setBusy(false);
    }
  }

  const mend = (name: string) =>
    setRefusal((shown) => {
      if (!shown?.fields[name]) return shown;
      const { [name]: _mended, ...fields } = shown.fields;
      return Object.keys(fields).length > 0 ? { ...shown, fields } : undefined;
    });
  return (
    <form noValidate aria-label={label} onSubmit={send} className={className}>
      <FormContext value={{ busy, problems: refusal?.fields ?? {}, mend }}>
        {refusal && (refusal.strays || Object.keys(refusal.fields).length === 0) && (
          <div role="alert" className="notice notice-danger">
            <Icon of="triangle-alert" size={16} />
            <p>
              {refusal.message} {refusal.strays}
            </p>
          </div>
        )}
        {children}
      </FormContext>
    </form>
  );
}
