import { beforeEach, describe, expect, test } from 'vitest';
import type { MessageList } from '#contract/readers/messages/messages.admin.schemas.ts';
import { messageReplies } from '#db/schema/readers/message-replies.ts';
import { messages } from '#db/schema/readers/messages.ts';
import { settings } from '#db/schema/running/settings.ts';
import { createMailer, type Mailer } from '#server/mail/mailer.ts';
import { useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { actors, as, lastAudits } from '#test/harness/people/actors.ts';
import { startMailServer } from '#test/harness/servers/mail-server.ts';

const url = '/api/admin/messages';
type Listed = MessageList['items'][number];

describe.each(oneEngine)('answers to readers on %s', (engine) => {
  let to: Mailer | undefined;
  /** Whichever server the test has started. */
  const mailer: Mailer = {
    send: async (mail) => to?.send(mail),
    close: () => to?.close(),
  };
  const site = useApp(engine, { mailer });
  const editor = (...call: Parameters<ReturnType<typeof as>>) => as(site(), 'editor')(...call);
  const receive = async (fields: Partial<typeof messages.$inferInsert> = {}) => {
    const row = {
      locale: 'it' as const,
      name: 'Bia',
      email: 'bia@esempio.it',
      subject: 'Il peso',
      message: 'È sbagliato:\n1.234 g',
    };
    const [made] = await site()
      .db.insert(messages)
      .values({ ...row, ...fields })
      .returning();
    return made?.id ?? 0;
  };
  const connect = (server: { url: string }) => {
    to = createMailer(server.url, 'vitrina@exemplo.com');
  };

  beforeEach(async () => {
    await site().db.delete(messages);
    await site().db.delete(settings);
  });

  test('arrive with the reader’s own words below, and are kept', async () => {
    const server = await startMailServer();
    connect(server);
    await as(site(), 'owner')('PATCH', '/api/admin/settings/contact_email', {
      value: 'redazione@esempio.it',
    });
    const id = await receive();
    const answer = await editor('POST', `${url}/${id}/reply`, { text: ' Grazie,\nlo correggiamo. ' });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      status: 'read',
      replies: [
        {
          text: 'Grazie,\nlo correggiamo.',
          author: actors.editor.name,
          sentAt: site().clock().toISOString(),
        },
      ],
    });
    const [mail] = server.received;
    expect(mail?.envelope.to).toEqual(['bia@esempio.it']);
    expect(Object.fromEntries(mail?.headers ?? [])).toMatchObject({
      subject: 'Re: Il peso',
      'reply-to': 'redazione@esempio.it',
    });
    expect(mail?.text).toBe(
      'Grazie,\nlo correggiamo.\n\nLa redazione di Vitrina Italia\n\nCi hai scritto:\n> È sbagliato:\n> 1.234 g',
    );
    expect((await lastAudits(site()))[0]).toMatchObject({
      action: 'replied',
      subject: 'message',
      subjectId: String(id),
      locale: 'it',
    });
    const other = await receive();
    const { items } = (await editor('GET', url)).json();
    expect(Object.fromEntries(items.map((each: Listed) => [each.id, each.replied]))).toEqual({
      [id]: true,
      [other]: false,
    });
  });

  test('leave an archived message where it is, and say "Re:" once', async () => {
    const server = await startMailServer();
    connect(server);
    const id = await receive({ status: 'archived', subject: 'RE: Il peso' });
    expect((await editor('POST', `${url}/${id}/reply`, { text: 'Grazie.' })).json().status).toBe('archived');
    const headers = Object.fromEntries(server.received[0]?.headers ?? []);
    expect(headers.subject).toBe('RE: Il peso');
    expect(headers['reply-to']).toBeUndefined();
  });

  test('that no server takes are not kept, and the editor can try again', async () => {
    const server = await startMailServer();
    connect(server);
    await server.stop();
    const id = await receive();
    const answer = await editor('POST', `${url}/${id}/reply`, { text: 'Grazie.' });
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'unavailable']);
    expect(answer.headers['retry-after']).toBeDefined();
    expect((await editor('GET', `${url}/${id}`)).json()).toMatchObject({ status: 'new', replies: [] });
  });

  test('go with their message', async () => {
    connect(await startMailServer());
    const id = await receive();
    await editor('POST', `${url}/${id}/reply`, { text: 'Grazie.' });
    await editor('DELETE', `${url}?email=bia@esempio.it`);
    expect(await site().db.select().from(messageReplies)).toEqual([]);
  });

  test('need a text', async () => {
    const id = await receive();
    for (const text of ['', ' \n ', 'x'.repeat(10_001)]) {
      expect((await editor('POST', `${url}/${id}/reply`, { text })).statusCode).toBe(400);
    }
    expect((await editor('POST', `${url}/999999/reply`, { text: 'Grazie.' })).statusCode).toBe(404);
  });
});
