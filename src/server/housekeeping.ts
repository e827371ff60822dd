import type { Logger } from '#server/lib/logger.ts';
import type { Services } from '#server/services.ts';
import type { ReadVariants } from './domain/readers/crawlers/parity-worker.ts';
import type { SendMessage } from './domain/readers/messages/messages.service.ts';
import type { OpenPages } from './domain/running/move-out/desk/make-copy.ts';
import { contactMail } from './mail/contact-mail.ts';
import type { Mail, Mailer } from './mail/mailer.ts';

interface HousekeepingParts {
  services: Pick<
    Services,
    | 'accounts'
    | 'clicks'
    | 'messages'
    | 'crawlers'
    | 'earningReports'
    | 'imports'
    | 'links'
    | 'editions'
    | 'moveIns'
    | 'moveOuts'
    | 'parity'
    | 'policyReports'
    | 'renderedPages'
    | 'renderRuns'
    | 'settings'
  >;
  logger: Logger;
  /** Where there is mail; `to` is written to as long as no contact_email is set. */
  mail?: { mailer: Mailer; to?: string | undefined } | undefined;
  /** Whether this process works on what waits, or only serves. */
  works?: boolean;
  /** Where pages are kept: what compares their variants. */
  readVariants?: ReadVariants | undefined;
  /** The site as its readers meet it, for copies of it. */
  openPages?: OpenPages | undefined;
  /** In milliseconds; other ones are for tests. */
  every?: typeof usual;
}

/** `grace`: what a mail that is under way gets to arrive when the server stops. */
const usual = {
  clicks: 5_000,
  imports: 2_000,
  pages: 2_000,
  mail: 60_000,
  purge: 60 * 60_000,
  grace: 3_000,
};

/** What happens every few seconds, or in the process that keeps the pages; everything else is a job (decision 038). */
export function startHousekeeping(parts: HousekeepingParts): () => Promise<void> {
  const { services, logger, mail, works = true, readVariants, openPages, every = usual } = parts;
  const { accounts, clicks, messages, crawlers, imports, links, editions, moveIns, moveOuts, parity } =
    services;
  const { earningReports, policyReports, renderedPages, renderRuns, settings } = services;
  const stopping = new AbortController();
  const interruption = Promise.withResolvers<never>();
  interruption.promise.catch(() => {});

  /** At once, unless it can wait, and then regularly; never twice at a time. */
  function repeat(
    ms: number,
    what: string,
    work: () => Promise<unknown>,
    { atOnce = true } = {},
  ): () => Promise<unknown> {
    let running: Promise<unknown> | undefined;
    const run = () => {
      running ??= work()
        .catch((error: unknown) => logger.warn({ err: error }, `${what} failed`))
        .finally(() => {
          running = undefined;
        });
    };
    if (atOnce) run();
    const timer = setInterval(run, ms);
    timer.unref();
    return async () => {
      clearInterval(timer);
      await running;
    };
  }

  /** What is broken off because the server stops has not failed. */
  const unlessStopped = (work: (signal: AbortSignal) => Promise<void>) =>
    work(stopping.signal).catch((error: unknown) => {
      if (!stopping.signal.aborted) throw error;
    });

  const stops = [
    repeat(every.clicks, 'Storing clicks', clicks.flush),
    repeat(every.clicks, 'Writing down visits', crawlers.flush),
    repeat(every.clicks, 'Counting what policies stopped', policyReports.flush),
  ];
  if (works) {
    stops.push(
      repeat(every.imports, 'Importing', () => imports.worker.workOnWaiting(stopping.signal)),
      repeat(every.imports, 'Taking in earnings', () =>
        unlessStopped((signal) => earningReports.worker.workOnWaiting(signal)),
      ),
      repeat(every.imports, 'Moving in', () =>
        unlessStopped((signal) => moveIns.worker.workOnWaiting(signal)),
      ),
      repeat(every.purge, 'Looking for links', () => unlessStopped(links.gather)),
    );
  }
  if (works && openPages)
    stops.push(
      repeat(every.imports, 'Moving out', () =>
        unlessStopped((signal) => moveOuts.worker.workOnWaiting(signal, openPages)),
      ),
    );
  if (readVariants) {
    stops.push(
      repeat(every.pages, 'Remembering renders', renderedPages.memory.flush),
      repeat(every.pages, 'Rendering chosen pages', () => renderRuns.workOnChosen(stopping.signal)),
      repeat(every.pages, 'Rendering editions', () => renderRuns.workOnEditions(stopping.signal)),
      repeat(every.mail, 'Rendering what failed', renderedPages.memory.heal),
      // A server that has just started has readers to think of.
      repeat(every.purge, 'Beginning the day’s comparison', parity.startDaily, { atOnce: false }),
      repeat(every.clicks, 'Comparing pages', () => parity.workOnWaiting(readVariants, stopping.signal)),
    );
  }
  if (mail) {
    // Interrupted, a message waits again: rather two mails than none.
    const sendOrStop = (letter: Mail) => Promise.race([mail.mailer.send(letter), interruption.promise]);
    const sendTo =
      (to: string): SendMessage =>
      async (message) => {
        const { siteName } = await editions.getEdition(message.locale);
        await sendOrStop(await contactMail(message, siteName, to));
      };
    const mailWaiting = async () => {
      const to = (await settings.get('contact_email')) || mail.to;
      // With nobody to write to, messages wait in the inbox.
      if (to) await messages.mailWaiting(sendTo(to), stopping.signal);
    };
    stops.push(
      repeat(every.mail, 'Mailing', mailWaiting),
      repeat(every.mail, 'Telling people of their accounts', () =>
        accounts.notices.mailWaiting(sendOrStop, stopping.signal),
      ),
    );
  }

  return async () => {
    stopping.abort();
    const hurry = setTimeout(() => interruption.reject(new Error('The server stops.')), every.grace);
    await Promise.all(stops.map((stop) => stop()));
    clearTimeout(hurry);
    await renderedPages.memory.flush().catch(() => {});
    await clicks.flush().catch((error: unknown) => logger.warn({ err: error }, 'Clicks were lost'));
    await policyReports.flush().catch(() => {});
    await crawlers.flush().catch((error: unknown) => logger.warn({ err: error }, 'Visits were lost'));
  };
}
