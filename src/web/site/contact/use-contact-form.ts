import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { navigate } from 'wouter/use-browser-location';
import {
  type ContactField,
  contactFields,
  contactProblems,
  contactTrap,
} from '#contract/readers/messages/message-form.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { describeProblem } from '#contract/site/field-problems.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { openContactTicket, sendContactMessage } from '#web/shared/api/contact.ts';
import { type RefusedForm, useLocale, usePageContext } from '#web/shared/page-context.tsx';
import { useContactTexts } from './use-contact-texts.ts';

type FieldErrors = Partial<Record<ContactField, string>>;
interface Refusal {
  message: string;
  fields: FieldErrors;
}

const none: FieldErrors = {};
/** Refusals that came with the page, once their message was sent after all. */
const settled = new WeakSet<RefusedForm>();

function valuesOf(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const values = Object.fromEntries(contactFields.map((field) => [field, text(field)]));
  return { values: values as Record<ContactField, string>, trap: text(contactTrap) };
}

/** Shows the change at once, then moves the focus to what is new: to the first of these that is there. */
function showThenFocus(change: () => void, ...selectors: string[]): void {
  flushSync(change);
  const found = selectors.map((selector) => document.querySelector<HTMLElement>(selector));
  found.find((element) => element !== null)?.focus();
}

export type ContactFormState = ReturnType<typeof useContactForm>;

/** The form keeps its own text in the page, so that nothing typed is lost, whatever happens around it. */
export function useContactForm(sentWithoutScripts: boolean) {
  const { texts: contact, problems: problemTexts } = useContactTexts();
  const context = usePageContext();
  const locale = useLocale();
  const ticket = useRef<Promise<string | undefined>>(undefined);
  const refusedForm =
    context.refusedForm && !settled.has(context.refusedForm) ? context.refusedForm : undefined;
  const [isSent, setSent] = useState(sentWithoutScripts);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState(refusedForm && tell(refusedForm.error));

  function tell({ message, fields }: RefusedForm['error']): Refusal {
    return fields ? { message: contact.problems, fields } : { message, fields: none };
  }

  function explain(error: unknown): Refusal {
    const detail = error instanceof ApiError ? error.detail : undefined;
    return detail ? tell(detail) : { message: contact.failedText, fields: none };
  }

  const refuse = (next: Refusal) =>
    showThenFocus(() => setRefusal(next), '.contact-form [aria-invalid]', '.contact-refusal');

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const { values, trap } = valuesOf(event.currentTarget);
    const problems = Object.entries(contactProblems(values));
    if (problems.length > 0) {
      const fields = problems.map(([field, problem]) => [field, describeProblem(problem, problemTexts)]);
      return refuse({ message: contact.problems, fields: Object.fromEntries(fields) });
    }
    setSending(true);
    try {
      const opened = await ticket.current;
      await sendContactMessage(locale, { ...values, [contactTrap]: trap, ticket: opened });
      if (refusedForm) settled.add(refusedForm);
      setRefusal(undefined);
      showThenFocus(() => setSent(true), '.contact-sent');
    } catch (error) {
      refuse(explain(error));
    } finally {
      setSending(false);
    }
  }

  return {
    isSent,
    isSending,
    refusal,
    submit,
    typedBefore: refusedForm?.values ?? {},
    /** A text that was begun before the application ran was begun nobody knows when: it gets no ticket. */
    onOpen: (form: HTMLFormElement) => {
      const isEmpty = Object.values(valuesOf(form).values).every((value) => value === '');
      ticket.current ??= isEmpty ? openContactTicket() : Promise.resolve(undefined);
    },
    /** A field that is being mended no longer complains. */
    onMend: (field: ContactField) =>
      setRefusal(
        (shown) =>
          (shown?.fields[field] && { ...shown, fields: { ...shown.fields, [field]: undefined } }) || shown,
      ),
    startAgain: () => {
      navigate(paths.staticPage(locale, 'contato'), { replace: true });
      showThenFocus(() => setSent(false), '.contact-form input');
    },
  };
}
