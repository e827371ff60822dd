import { contactProblems, tidyContact } from '#contract/readers/messages/message-form.ts';
import type { ContactMessageInput } from '#contract/readers/messages/messages.schemas.ts';
import { DAY } from '#contract/site/durations.ts';
import type { FieldProblems } from '#contract/site/field-problems.ts';
import { limits } from '#contract/site/limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import type { AttemptsService } from '#server/domain/people/attempts/attempts.service.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import type { SecretsService } from '#server/domain/running/secrets/secrets.service.ts';
import { invalidFields, notFound } from '#server/lib/errors.ts';
import { sendWaiting } from '#server/lib/send-waiting.ts';
import { ago, type Clock } from '#server/lib/time/clock.ts';
import { createContactTickets } from './contact-ticket.ts';
import {
  claimUnmailed,
  deleteMessagesBefore,
  insertMessage,
  type MessageRow,
  releaseUnmailed,
} from './messages.queries.ts';

interface ContactParts {
  db: Db;
  clock: Clock;
  secrets: SecretsService;
  attempts: AttemptsService;
  editions: EditionsService;
}

export type SendMessage = (message: MessageRow) => Promise<void>;

export function createMessagesService({ db, clock, secrets, attempts, editions }: ContactParts) {
  const tickets = createContactTickets(secrets, clock);
  const daysAgo = (days: number) => ago(clock, days * DAY);
  const isSpam = async ({ website, ticket }: ContactMessageInput) =>
    website !== '' || (ticket !== undefined && (await tickets.isSuspicious(ticket)));
  return {
    openTicket: tickets.open,

    /** What looks like a program's doing is kept apart instead of refused: a person may be behind it. */
    async receive(locale: Locale, input: ContactMessageInput, address: string): Promise<void> {
      const problems = contactProblems(input);
      if (Object.keys(problems).length > 0) throw invalidFields(problems as FieldProblems);
      const { status } = await editions.getEdition(locale);
      if (status !== 'active') throw notFound(`The contact form of ${locale}`);
      await attempts.count('contact', address, limits.contact.perAddress);
      await insertMessage(db, {
        locale,
        ...tidyContact(input),
        status: (await isSpam(input)) ? 'spam' : 'new',
        createdAt: clock(),
      });
    },

    /** Hands each waiting message to `send`. */
    async mailWaiting(send: SendMessage, stopping?: AbortSignal): Promise<number> {
      return sendWaiting({
        claim: (afterId) =>
          claimUnmailed(db, { now: clock(), notBefore: daysAgo(limits.mail.triedForDays), afterId }),
        release: (id) => releaseUnmailed(db, id),
        send,
        stopping,
      });
    },

    purge: () => deleteMessagesBefore(db, monthsAgo(clock(), limits.contact.keptMonths)),
  };
}

function monthsAgo(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
}
