import type { Mailer } from '#server/mail/mailer.ts';
import type { Tally } from './tally.ts';

export type MailOutcome = 'sent' | 'failed';

/** The same mailer; what became of each mail is counted. */
export const countedMailer = (mailer: Mailer, mails: Tally<MailOutcome>): Mailer => ({
  ...mailer,
  async send(mail) {
    try {
      await mailer.send(mail);
      mails.add('sent');
    } catch (error) {
      mails.add('failed');
      throw error;
    }
  },
});
