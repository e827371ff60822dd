import type { Logger } from '#server/lib/logger.ts';
import type { Services } from '#server/services.ts';
import { contactMail } from './mail/contact-mail.ts';
import type { Mailer } from './mail/mailer.ts';

interface HousekeepingParts {
  services: Pick<Services, 'attempts' | 'contactMessages' | 'localeConfigs'>;
  logger: Logger;
  /** Where there is mail, and somebody to write to. */
  mail?: { mailer: Mailer; to: string } | undefined;
}

const MAIL_EVERY_MS = 60_000;
const PURGE_EVERY_MS = 60 * 60_000;

/** What must happen without anybody asking: waiting mail is sent, what has had its time is deleted. */
export function startHousekeeping({ services, logger, mail }: HousekeepingParts): () => Promise<void> {
  const { attempts, contactMessages, localeConfigs } = services;
  let running: Promise<unknown> = Promise.resolve();
  const every = (ms: number, what: string, work: () => Promise<unknown>) => {
    const run = () => {
      running = running.then(work).catch((error: unknown) => logger.warn({ err: error }, `${what} failed`));
    };
    run();
    const timer = setInterval(run, ms);
    timer.unref();
    return () => clearInterval(timer);
  };
  const stops = [
    every(PURGE_EVERY_MS, 'Deleting what has had its time', async () => {
      await attempts.purge();
      await contactMessages.purge();
    }),
  ];
  if (mail) {
    const mailOne = async (message: Parameters<Parameters<typeof contactMessages.mailWaiting>[0]>[0]) => {
      const { siteName } = await localeConfigs.getLocaleConfig(message.locale);
      await mail.mailer.send(await contactMail(message, siteName, mail.to));
    };
    stops.push(every(MAIL_EVERY_MS, 'Mailing', () => contactMessages.mailWaiting(mailOne)));
  }
  return async () => {
    for (const stop of stops) stop();
    await running;
    mail?.mailer.close();
  };
}
