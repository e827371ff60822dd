import type { Logger } from '#server/lib/logger.ts';
import type { Services } from '#server/services.ts';
import type { SendMessage } from './domain/contact-messages/contact-messages.service.ts';
import { contactMail } from './mail/contact-mail.ts';
import type { Mailer } from './mail/mailer.ts';

interface HousekeepingParts {
  services: Pick<Services, 'attempts' | 'contactMessages' | 'localeConfigs'>;
  logger: Logger;
  /** Where there is mail, and somebody to write to. */
  mail?: { mailer: Mailer; to: string } | undefined;
  /** In milliseconds; other ones are for tests. */
  every?: { mail: number; purge: number; grace: number };
}

/** `grace`: what a mail that is under way gets to arrive when the server stops. */
const usual = { mail: 60_000, purge: 60 * 60_000, grace: 3_000 };

/** What must happen without anybody asking: waiting mail is sent, what has had its time is deleted. */
export function startHousekeeping(parts: HousekeepingParts): () => Promise<void> {
  const { services, logger, mail, every = usual } = parts;
  const { attempts, contactMessages, localeConfigs } = services;
  const stopping = new AbortController();
  const interruption = Promise.withResolvers<never>();
  interruption.promise.catch(() => {});

  /** At once and then regularly; never twice at a time. */
  function repeat(ms: number, what: string, work: () => Promise<unknown>): () => Promise<unknown> {
    let running: Promise<unknown> | undefined;
    const run = () => {
      running ??= work()
        .catch((error: unknown) => logger.warn({ err: error }, `${what} failed`))
        .finally(() => {
          running = undefined;
        });
    };
    run();
    const timer = setInterval(run, ms);
    timer.unref();
    return async () => {
      clearInterval(timer);
      await running;
    };
  }

  const stops = [
    repeat(every.purge, 'Deleting what has had its time', async () => {
      await attempts.purge();
      await contactMessages.purge();
    }),
  ];
  if (mail) {
    // Interrupted, a message waits again: rather two mails than none.
    const send: SendMessage = async (message) => {
      const { siteName } = await localeConfigs.getLocaleConfig(message.locale);
      const sent = mail.mailer.send(await contactMail(message, siteName, mail.to));
      await Promise.race([sent, interruption.promise]);
    };
    stops.push(repeat(every.mail, 'Mailing', () => contactMessages.mailWaiting(send, stopping.signal)));
  }

  return async () => {
    stopping.abort();
    const hurry = setTimeout(() => interruption.reject(new Error('The server stops.')), every.grace);
    await Promise.all(stops.map((stop) => stop()));
    clearTimeout(hurry);
    mail?.mailer.close();
  };
}
