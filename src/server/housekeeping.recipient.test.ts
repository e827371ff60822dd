import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { messages } from '#db/schema/readers/messages.ts';
import { settings } from '#db/schema/running/settings.ts';
import { useApp } from '#test/harness/app.ts';
import { startMailServer } from '#test/harness/servers/mail-server.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createLogger } from './lib/logger.ts';
import { createMailer } from './mail/mailer.ts';

const logger = createLogger({ level: 'silent', readable: false });
const patient = { timeout: 10_000, interval: 20 };

describe('readers’ messages', () => {
  const site = useApp('pglite');
  beforeEach(async () => {
    const { db, clock } = site();
    await db.delete(messages);
    await db.delete(settings);
    const message = { name: 'Ana', email: 'ana@exemplo.com', subject: 'Oi', message: 'Olá a todos' };
    await db.insert(messages).values({ ...message, locale: 'br', createdAt: clock() });
  });
  const mailedAt = async () => (await site().db.select().from(messages))[0]?.mailedAt;

  async function mailedTo(to: string | undefined) {
    const server = await startMailServer();
    const mailer = createMailer(server.url, 'vitrina@exemplo.com');
    const stop = startHousekeeping({ services: site().services, logger, mail: { mailer, to } });
    onTestFinished(stop);
    return { server, stop };
  }

  test('go to the contact address that is set', async () => {
    await site().db.insert(settings).values({ key: 'contact_email', value: 'redacao@exemplo.com' });
    const { server } = await mailedTo('dona@exemplo.com');
    await expect.poll(() => server.received[0]?.envelope.to, patient).toEqual(['redacao@exemplo.com']);
  });

  test('go to the first administrator as long as none is', async () => {
    const { server } = await mailedTo('dona@exemplo.com');
    await expect.poll(() => server.received[0]?.envelope.to, patient).toEqual(['dona@exemplo.com']);
  });

  test('wait where there is nobody to write to', async () => {
    const { server, stop } = await mailedTo(undefined);
    await stop();
    expect([server.received, await mailedAt()]).toEqual([[], null]);
  });
});
