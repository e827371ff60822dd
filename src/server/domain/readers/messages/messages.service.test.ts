import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ContactMessageInput } from '#contract/readers/messages/messages.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import { locales } from '#contract/site/locales.ts';
import { attempts } from '#db/schema/people/attempts.ts';
import { messages } from '#db/schema/readers/messages.ts';
import { editions } from '#db/schema/running/editions.ts';
import { demoNow, useApp } from '#test/harness/app.ts';
import { engines } from '#test/harness/database.ts';
import { createTestServices } from '#test/harness/services.ts';

const typed: ContactMessageInput = {
  name: 'Ana Prado',
  email: 'ana+vitrina@exemplo.com.br',
  subject: 'Uma correção',
  message: 'O peso do produto está errado na tabela.',
  website: '',
};

describe.each(engines)('messages to the editors, on %s', (engine) => {
  const site = useApp(engine);
  const service = () => site().services.messages;
  const rows = () => site().db.select().from(messages).orderBy(asc(messages.id));
  const receive = (changed: Partial<ContactMessageInput> = {}, address = '203.0.113.7') =>
    service().receive('br', { ...typed, ...changed }, address);
  const statusOf = async (changed: Partial<ContactMessageInput>) => {
    await receive(changed);
    return (await rows()).at(-1)?.status;
  };
  beforeEach(async () => {
    site().clock.moveTo(demoNow);
    await site().db.delete(messages);
    await site().db.delete(attempts);
  });

  test('are kept as they were written, for the edition that they were written to', async () => {
    await receive();
    await service().receive('mx', { ...typed, message: '  Uno.\r\n\r\nDos: ñ, 李, 🙂.  ' }, '203.0.113.7');
    const { website: _trap, ...kept } = typed;
    expect(await rows()).toMatchObject([
      { ...kept, locale: 'br', status: 'new', mailedAt: null, createdAt: demoNow },
      { locale: 'mx', message: 'Uno.\n\nDos: ñ, 李, 🙂.' },
    ]);
    expect(Object.keys((await rows())[0] ?? {})).not.toContain('address');
  });

  test('keep a name, an address and a subject to one line each', async () => {
    await receive({
      name: 'Ana\r\nBcc: todos@exemplo.com',
      email: ' ana@exemplo.com\r\n',
      subject: 'Oi\u2028\n\tTo: x@exemplo.com',
    });
    expect(await rows()).toMatchObject([
      {
        name: 'Ana Bcc: todos@exemplo.com',
        email: 'ana@exemplo.com',
        subject: 'Oi To: x@exemplo.com',
      },
    ]);
  });

  test('that break the rules are refused field by field, and cost no attempt', async () => {
    const refused = receive({ name: ' ', email: 'ana@', message: 'Oi' });
    await expect(refused).rejects.toMatchObject({
      code: 'invalid_input',
      fields: {
        name: { code: 'required' },
        email: { code: 'email' },
        message: { code: 'too_short', limit: 10 },
      },
    });
    expect(await rows()).toEqual([]);
    expect(await site().db.select().from(attempts)).toEqual([]);
  });

  test('are taken by active editions only', async () => {
    const statuses = Object.fromEntries(
      (await site().db.select().from(editions)).map(({ locale, status }) => [locale, status]),
    );
    for (const locale of locales) {
      const sent = service().receive(locale, typed, locale);
      if (statuses[locale] === 'active') await sent;
      else await expect(sent, locale).rejects.toMatchObject({ code: 'not_found' });
    }
    expect((await rows()).map(({ locale }) => locale)).toEqual(['br', 'it', 'mx', 'es']);
    expect(await site().db.select().from(attempts)).toHaveLength(4);
  });

  describe('from a program', () => {
    test('wait apart where the trap was filled in', async () => {
      expect(await statusOf({ website: 'https://spam.example' })).toBe('spam');
      expect(await statusOf({ website: ' ' })).toBe('spam');
    });

    test('wait apart where the form was only just opened', async () => {
      const ticket = await service().openTicket();
      expect(await statusOf({ ticket })).toBe('spam');
      site().clock.pass(limits.contact.minSeconds - 0.001);
      expect(await statusOf({ ticket })).toBe('spam');
      site().clock.pass(0.001);
      expect(await statusOf({ ticket })).toBe('new');
    });

    test('wait apart where the ticket is not ours', async () => {
      const ticket = await service().openTicket();
      const [at = '', signature = ''] = ticket.split('.');
      const earlier = (demoNow.getTime() - 60_000).toString(36);
      site().clock.pass(60);
      for (const forged of [
        '',
        '.',
        'x',
        at,
        `${at}.`,
        `.${signature}`,
        `${earlier}.${signature}`,
        `${at}.${at}`,
      ]) {
        await site().db.delete(attempts);
        expect(await statusOf({ ticket: forged }), forged).toBe('spam');
      }
    });

    test('are those of a person where the ticket is old, or where there is none', async () => {
      const ticket = await service().openTicket();
      expect(await statusOf({})).toBe('new');
      expect(await statusOf({ ticket: undefined })).toBe('new');
      site().clock.pass(5 * 86_400);
      expect(await statusOf({ ticket })).toBe('new');
    });
  });

  test('are taken five times an hour from one address, however many come at once', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => receive()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await rows()).toHaveLength(5);
    await expect(receive()).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: 3600 });
    await receive({}, '203.0.113.8');
    site().clock.pass(3600);
    await receive();
    expect(await rows()).toHaveLength(7);
  });

  test('are deleted after twelve months, not a day sooner', async () => {
    const keptAfter = async (moment: string) => {
      site().clock.moveTo(moment);
      await service().purge();
      return (await rows()).length;
    };
    await receive();
    await receive({ website: 'spam' });
    expect(await keptAfter('2027-10-15T11:59:59Z')).toBe(2);
    expect(await keptAfter('2027-10-15T12:00:00Z')).toBe(2);
    expect(await keptAfter('2027-10-15T12:00:01Z')).toBe(0);
  });

  describe('on their way by mail', () => {
    const fill = async (count: number) => {
      for (let i = 1; i <= count; i += 1) await receive({ subject: `Assunto ${i}` }, `address ${i}`);
    };
    const subjects = (numbers: number[]) => numbers.map((number) => `Assunto ${number}`);

    test('are sent in the order in which they came, once', async () => {
      await fill(3);
      await receive({ website: 'spam' });
      const sent: string[] = [];
      const send = async ({ subject }: { subject: string }) => void sent.push(subject);
      expect(await service().mailWaiting(send)).toBe(3);
      expect(await service().mailWaiting(send)).toBe(0);
      expect(sent).toEqual(subjects([1, 2, 3]));
      expect((await rows()).map(({ mailedAt }) => mailedAt)).toEqual([demoNow, demoNow, demoNow, null]);
    });

    test('are sent once even where several servers send at once', async () => {
      await fill(30);
      const sent: string[] = [];
      const send = async ({ subject }: { subject: string }) => {
        await new Promise(setImmediate);
        sent.push(subject);
      };
      const servers = Array.from({ length: 4 }, () => createTestServices(site()).messages);
      const counts = await Promise.all(servers.map((server) => server.mailWaiting(send)));
      expect(counts.reduce((sum, count) => sum + count)).toBe(30);
      expect(new Set(sent).size).toBe(30);
      expect(sent).toHaveLength(30);
    });

    test('wait for the next time where they cannot be sent', async () => {
      await fill(2);
      const down = () => Promise.reject(new Error('The mail server is down.'));
      await expect(service().mailWaiting(down)).rejects.toThrow('The mail server is down.');
      expect((await rows()).map(({ mailedAt }) => mailedAt)).toEqual([null, null]);
      const sent: string[] = [];
      await service().mailWaiting(async ({ subject }) => void sent.push(subject));
      expect(sent).toEqual(subjects([1, 2]));
    });

    test('do not wait for one that no server wants to take', async () => {
      await fill(3);
      const sent: string[] = [];
      const choosy = async ({ subject }: { subject: string }) => {
        if (subject === 'Assunto 1') throw new Error('Message refused.');
        sent.push(subject);
      };
      await expect(service().mailWaiting(choosy)).rejects.toThrow('Message refused.');
      expect(sent).toEqual(subjects([2, 3]));
      expect((await rows()).map(({ mailedAt }) => mailedAt !== null)).toEqual([false, true, true]);
    });

    test('stop where the server stops', async () => {
      await fill(3);
      const stopping = new AbortController();
      const sent: string[] = [];
      const send = async ({ subject }: { subject: string }) => {
        sent.push(subject);
        stopping.abort();
      };
      expect(await service().mailWaiting(send, stopping.signal)).toBe(1);
      expect(sent).toEqual(subjects([1]));
      expect((await rows()).map(({ mailedAt }) => mailedAt !== null)).toEqual([true, false, false]);
    });

    test('are given up after a week', async () => {
      await fill(1);
      site().clock.pass(7 * 86_400);
      expect(await service().mailWaiting(async () => {})).toBe(0);
      site().clock.pass(-1);
      expect(await service().mailWaiting(async () => {})).toBe(1);
    });
  });
});
