import { contactProblems, tidyContact } from '#contract/readers/messages/message-form.ts';
import type { ContactMessageInput } from '#contract/readers/messages/messages.schemas.ts';
import { DAY } from '#contract/site/durations.ts';
import type { FieldProblems } from '#contract/site/field-problems.ts';
import { limits } from '#contract/site/limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import type { AttemptsService } from '#server/domain/people/attempts/attempts.service.ts';
import type { LocaleConfigsService } from '#server/domain/running/editions/editions.service.ts';
import type { SecretsService } from '#server/domain/running/secrets/secrets.service.ts';
import { ago, type Clock } from '#server/lib/clock.ts';
import { invalidFields, notFound } from '#server/lib/errors.ts';
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
  localeConfigs: LocaleConfigsService;
}

export type SendMessage = (message: MessageRow) => Promise<void>;

const MAIL_TRIED_FOR_DAYS = 7;

export function createMessagesService({ db, clock, secrets, attempts, localeConfigs }: ContactParts) {
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
      const { status } = await localeConfigs.getLocaleConfig(locale);
      if (status !== 'active') throw notFound(`The contact form of ${locale}`);
      await attempts.count('contact', address, limits.contact.perAddress);
      await insertMessage(db, {
        locale,
        ...tidyContact(input),
        status: (await isSpam(input)) ? 'spam' : 'new',
        createdAt: clock(),
      });
    },

    /** Hands each waiting message to `send`; one that cannot be sent waits for the next time, and holds up no other. */
    async mailWaiting(send: SendMessage, stopping?: AbortSignal): Promise<number> {
      const failures: unknown[] = [];
      let mailed = 0;
      let afterId = 0;
      while (!stopping?.aborted) {
        const notBefore = daysAgo(MAIL_TRIED_FOR_DAYS);
        const message = await claimUnmailed(db, { now: clock(), notBefore, afterId });
        if (!message) break;
        afterId = message.id;
        try {
          await send(message);
          mailed += 1;
        } catch (error) {
          await releaseUnmailed(db, message.id);
          failures.push(error);
        }
      }
      if (failures.length > 0) throw failures[0];
      return mailed;
    },

    purge: () => deleteMessagesBefore(db, monthsAgo(clock(), limits.contact.keptMonths)),
  };
}

function monthsAgo(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
}
