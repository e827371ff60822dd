import { type FormEvent, useRef, useState } from 'react';
import { type ContactField, contactFields, contactProblems, contactTrap } from '#contract/contact-form.ts';
import { describeProblem } from '#contract/field-problems.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { openContactTicket, sendContactMessage } from '#web/shared/api/contact.ts';
import { useDictionary, useLocale, usePageContext } from '#web/shared/page-context.tsx';

type FieldErrors = Partial<Record<ContactField, string>>;
interface Refusal {
  message: string;
  fields: FieldErrors;
}

const none: FieldErrors = {};
const textOf = (data: FormData, name: string) => String(data.get(name) ?? '');

export type ContactFormState = ReturnType<typeof useContactForm>;

/** The form keeps its own text in the page, so that nothing typed is lost, whatever happens around it. */
export function useContactForm(sentWithoutScripts: boolean) {
  const { contact, fieldErrors } = useDictionary();
  const { refusedForm } = usePageContext();
  const locale = useLocale();
  const ticket = useRef<Promise<string | undefined>>(undefined);
  const [isSent, setSent] = useState(sentWithoutScripts);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | undefined>(
    refusedForm && { message: refusedForm.error.message, fields: refusedForm.error.fields ?? none },
  );

  function explain(error: unknown): Refusal {
    const detail = error instanceof ApiError ? error.detail : undefined;
    if (!detail) return { message: contact.failedText, fields: none };
    return { message: detail.fields ? contact.problems : detail.message, fields: detail.fields ?? none };
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const element = event.currentTarget;
    const data = new FormData(element);
    const [name, email, subject, message] = contactFields.map((field) => textOf(data, field));
    const values = { name, email, subject, message } as Record<ContactField, string>;
    const problems = Object.entries(contactProblems(values));
    if (problems.length > 0) {
      const fields = problems.map(([field, problem]) => [field, describeProblem(problem, fieldErrors)]);
      setRefusal({ message: contact.problems, fields: Object.fromEntries(fields) });
      element.querySelector<HTMLElement>(`[name="${problems[0]?.[0]}"]`)?.focus();
      return;
    }
    setSending(true);
    try {
      await sendContactMessage(locale, {
        ...values,
        [contactTrap]: textOf(data, contactTrap),
        ticket: await ticket.current,
      });
      setRefusal(undefined);
      setSent(true);
    } catch (error) {
      setRefusal(explain(error));
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
    onOpen: () => {
      ticket.current ??= openContactTicket();
    },
    /** A field that is being mended no longer complains. */
    onMend: (field: ContactField) =>
      setRefusal(
        (shown) =>
          (shown?.fields[field] && { ...shown, fields: { ...shown.fields, [field]: undefined } }) || shown,
      ),
    startAgain: () => setSent(false),
  };
}
