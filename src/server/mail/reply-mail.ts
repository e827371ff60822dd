import type { Locale } from '#contract/site/locales.ts';
import { replyTexts } from '#i18n/mail/reply.ts';
import type { Mail } from './mailer.ts';

interface Reply {
  message: { locale: Locale; email: string; subject: string; message: string };
  text: string;
  siteName: string;
  /** Where the reader's next words go. */
  replyTo: string | undefined;
}

/** An editor's answer as the reader gets it, with the reader's own words below. */
export function replyMail({ message, text, siteName, replyTo }: Reply): Mail {
  const { youWrote, sign } = replyTexts[message.locale];
  const quoted = message.message.split('\n').map((line) => `> ${line}`.trimEnd());
  return {
    to: message.email,
    ...(replyTo && { replyTo }),
    subject: /^re:/i.test(message.subject) ? message.subject : `Re: ${message.subject}`,
    text: [text, '', sign(siteName), '', youWrote, ...quoted].join('\n'),
  };
}
