import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { viewDays } from '#db/schema/commerce/click-days.ts';
import { attempts } from '#db/schema/people/attempts.ts';
import { messages } from '#db/schema/readers/messages.ts';
import { demoNow, useApp } from '#test/harness/app.ts';
import { startMailServer, startSilentServer } from '#test/harness/servers/mail-server.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createMailer } from './mail/mailer.ts';

const typed = {
  name: 'Ana Prado',
  email: 'ana+vitrina@müller.de',
  subject: 'Uma correção',
  message: 'O peso está errado:\n\n1.234 g, não 12 g.',
  website: '',
};
const often = { clicks: 20, mail: 20, purge: 20, pages: 20, grace: 50, imports: 20 };
const patient = { timeout: 10_000, interval: 20 };

describe('housekeeping', () => {
  const site = useApp('pglite');
  const receive = (changed: object = {}, locale: 'br' | 'it' = 'br') =>
    site().services.messages.receive(locale, { ...typed, ...changed }, '203.0.113.7');
  const rows = () => site().db.select().from(messages);
  const mailed = async () => (await rows()).map(({ mailedAt }) => mailedAt !== null);
  beforeEach(async () => {
    site().clock.moveTo(demoNow);
    await site().db.delete(messages);
    await site().db.delete(attempts);
  });

  function start(url?: string) {
    const log: string[] = [];
    const stream = new PassThrough().on('data', (line) => log.push(String(line)));
    const mail = url
      ? { mailer: createMailer(url, 'vitrina@exemplo.com'), to: 'redacao@exemplo.com' }
      : undefined;
    const stop = startHousekeeping({ services: site().services, logger: pino(stream), mail, every: often });
    onTestFinished(stop);
    return { stop, log };
  }

  test('mails a reader’s message on, so that answering it answers the reader', async () => {
    const server = await startMailServer();
    start(server.url);
    await receive();
    await receive({ subject: 'Una correzione', email: 'bia@esempio.it' }, 'it');
    await expect.poll(() => server.received.length, patient).toBe(2);
    const [br, it] = server.received;
    expect(br?.envelope).toEqual({ from: 'vitrina@exemplo.com', to: ['redacao@exemplo.com'] });
    expect(Object.fromEntries(br?.headers ?? [])).toMatchObject({
      'reply-to': 'ana+vitrina@xn--mller-kva.de',
      subject: '[Vitrina Brasil] Uma correção',
    });
    expect(br?.text).toBe(
      'Nome: Ana Prado\nE-mail: ana+vitrina@müller.de\nAssunto: Uma correção\n\nO peso está errado:\n\n1.234 g, não 12 g.',
    );
    expect(Object.fromEntries(it?.headers ?? [])).toMatchObject({
      'reply-to': 'bia@esempio.it',
      subject: '[Vitrina Italia] Una correzione',
    });
    expect(it?.text).toMatch(/^Nome e cognome: Ana Prado\nIndirizzo e-mail: bia@esempio\.it\nOggetto: /);
    expect(await mailed()).toEqual([true, true]);
  });

  test('tells people what was changed about their accounts', async () => {
    const server = await startMailServer();
    const { administration } = site().services.accounts;
    await administration.create({ username: 'ana', email: 'ana@vitrina.test', role: 'editor' });
    await administration.resetPassword('ana');
    start(server.url);
    await expect.poll(() => server.received.length, patient).toBe(1);
    const [mail] = server.received;
    expect(mail?.envelope).toEqual({ from: 'vitrina@exemplo.com', to: ['ana@vitrina.test'] });
    expect(mail?.text).toContain('A sua conta recebeu uma nova senha.');
  });

  test('stores what was counted, and what was counted last before it stops', async () => {
    const visit = {
      pathname: '/it',
      address: '203.0.113.7',
      headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
    };
    const stored = async () =>
      (await site().db.select().from(viewDays)).reduce((sum, { count }) => sum + count, 0);
    const { stop } = start();
    site().services.clicks.countPageView(visit);
    await expect.poll(stored, patient).toBe(1);
    const stopped = stop();
    site().services.clicks.countPageView(visit);
    await stopped;
    expect(await stored()).toBe(2);
  });

  test('lets nothing that a reader writes become a header', async () => {
    const server = await startMailServer();
    start(server.url);
    const trick = '\r\nBcc: todos@exemplo.com\r\nX-Odd: 1';
    await receive({
      name: `Ana${trick}`,
      subject: `Oi${trick}`,
      message: `Bem ${trick}\r\n\r\n.\r\nQUIT\r\n`,
    });
    await receive({ email: 'józsef@exemplo.com' });
    await expect.poll(() => server.received.length, patient).toBe(2);
    const [tricked, ordinary] = server.received;
    const names = (mail = ordinary) => mail?.headers.map(([name]) => name);
    expect(names(tricked)).toEqual(names(ordinary));
    expect(names(tricked)).not.toContain('bcc');
    expect(Object.fromEntries(ordinary?.headers ?? [])['reply-to']).toContain('józsef@exemplo.com');
    expect(tricked?.envelope.to).toEqual(['redacao@exemplo.com']);
    expect(tricked?.text).toContain('Nome: Ana Bcc: todos@exemplo.com X-Odd: 1\n');
    expect(tricked?.text).toMatch(/Bem \nBcc: todos@exemplo\.com\nX-Odd: 1\n\n\.\nQUIT$/);
  });

  test('keeps what looks like a program’s doing to itself', async () => {
    const server = await startMailServer();
    await receive({ website: 'https://spam.example' });
    await receive({ subject: 'Depois' });
    start(server.url);
    await expect.poll(() => server.received.length, patient).toBe(1);
    expect(server.received[0]?.text).toContain('Depois');
    expect(await mailed()).toEqual([false, true]);
  });

  test('sends later, and once, what a mail server that is down did not take', async () => {
    const first = await startMailServer();
    await first.stop();
    const { log } = start(first.url);
    await receive();
    await expect.poll(() => log.length, patient).toBeGreaterThan(1);
    expect(log[0]).toMatch(/"msg":"Mailing failed"/);
    expect(log.join('')).not.toMatch(/Ana Prado|errado/);
    const second = await startMailServer({}, first.port);
    await expect.poll(() => second.received.length, patient).toBe(1);
    await expect.poll(mailed, patient).toEqual([true]);
    await new Promise((resolve) => setTimeout(resolve, 5 * often.mail));
    expect(second.received).toHaveLength(1);
  });

  test('leaves messages in peace where no mail is set up', async () => {
    await receive();
    const { stop, log } = start();
    await stop();
    expect(await mailed()).toEqual([false]);
    expect(log).toEqual([]);
  });

  test('waits for a slow mail server without asking it again, and stores clicks meanwhile', async () => {
    const silent = await startSilentServer();
    await receive();
    const flush = vi.spyOn(site().services.clicks, 'flush');
    start(silent.url);
    await expect.poll(silent.connections, patient).toBe(1);
    flush.mockClear();
    await expect.poll(() => flush.mock.calls.length, patient).toBeGreaterThan(3);
    flush.mockRestore();
    expect(silent.connections()).toBe(1);
  });

  test('stops in time where a mail server says nothing, and the message waits again', async () => {
    const silent = await startSilentServer();
    await receive();
    const { stop } = start(silent.url);
    await expect.poll(silent.connections, patient).toBe(1);
    expect(await mailed()).toEqual([true]);
    await stop();
    expect(await mailed()).toEqual([false]);
    const server = await startMailServer();
    start(server.url);
    await expect.poll(() => server.received.length, patient).toBe(1);
  });
});
