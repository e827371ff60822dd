import type { ContactField } from '#contract/readers/messages/message-form.ts';
import { contactTrap } from '#contract/readers/messages/message-form.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { limits } from '#contract/site/limits.ts';
import { useLocale } from '#web/shared/page-context.tsx';
import { primaryButton } from '#web/shared/ui/button.ts';
import type { ContactFormState } from './use-contact-form.ts';
import { useContactTexts } from './use-contact-texts.ts';

const hints = {
  name: { autoComplete: 'name', type: 'text' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  subject: { autoComplete: 'off', type: 'text' },
} as const;

/** A form like any other before the application runs; afterwards it answers in place. */
export function ContactForm({ form }: { form: ContactFormState }) {
  const { texts: contact } = useContactTexts();
  const locale = useLocale();
  const { refusal, isSending } = form;
  return (
    <form
      method="post"
      action={paths.staticPage(locale, 'contato')}
      noValidate
      className="contact-form"
      aria-labelledby="contact-form-title"
      onSubmit={form.submit}
      onFocus={(event) => form.onOpen(event.currentTarget)}
    >
      <h2 id="contact-form-title" className="sr-only">
        {contact.send}
      </h2>
      {refusal && (
        <div role="alert" tabIndex={-1} className="contact-refusal">
          <p className="font-semibold">{contact.failedTitle}</p>
          <p>{refusal.message}</p>
        </div>
      )}
      <Field name="name" form={form} />
      <Field name="email" form={form} />
      <Field name="subject" form={form} />
      <Field name="message" form={form} />
      <p className="contact-trap" aria-hidden="true">
        <label>
          {contact.trap}
          <input type="text" name={contactTrap} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <button
        type="submit"
        className={`${primaryButton} w-full sm:w-auto sm:self-start`}
        aria-disabled={isSending}
      >
        {isSending ? contact.sending : contact.send}
      </button>
      <p className="text-mute text-sm">
        {contact.privacy} <a href={paths.staticPage(locale, 'privacidade')}>{contact.privacyLink}</a>
      </p>
    </form>
  );
}

function Field({ name, form }: { name: ContactField; form: ContactFormState }) {
  const { texts: contact } = useContactTexts();
  const problem = form.refusal?.fields[name];
  const shared = {
    id: `contact-${name}`,
    name,
    required: true,
    defaultValue: form.typedBefore[name] ?? '',
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `contact-${name}-problem` : undefined,
    onInput: () => form.onMend(name),
  };
  return (
    <div className="contact-field">
      <label htmlFor={shared.id}>{contact[name]}</label>
      {name === 'message' ? (
        <textarea {...shared} rows={8} />
      ) : (
        <input {...shared} {...hints[name]} maxLength={limits.contact[name].max} />
      )}
      {problem && (
        <p id={`contact-${name}-problem`} className="contact-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
