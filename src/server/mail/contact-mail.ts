import type { Locale } from '#contract/site/locales.ts';
import { loadDictionary } from '#i18n/load-dictionary.ts';
import type { Mail } from './mailer.ts';

interface ContactMessage {
  locale: Locale;
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** A reader's message as the editors get it: answering it answers the reader. */
export async function contactMail(message: ContactMessage, siteName: string, to: string): Promise<Mail> {
  const { contact } = await loadDictionary(message.locale);
  return {
    to,
    replyTo: message.email,
    subject: `[${siteName}] ${message.subject}`,
    text: [
      `${contact.name}: ${message.name}`,
      `${contact.email}: ${message.email}`,
      `${contact.subject}: ${message.subject}`,
      '',
      message.message,
    ].join('\n'),
  };
}
