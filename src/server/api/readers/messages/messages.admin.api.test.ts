import { beforeEach, describe, expect, test } from 'vitest';
import type { Message } from '#contract/readers/messages/messages.admin.schemas.ts';
import { auditLog } from '#db/schema/people/audit-log.ts';
import { messages } from '#db/schema/readers/messages.ts';
import { useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { as, lastAudits } from '#test/harness/people/actors.ts';

const url = '/api/admin/messages';
type NewMessage = typeof messages.$inferInsert;

describe.each(oneEngine)('the inbox on %s', (engine) => {
  const site = useApp(engine);
  const editor = (...call: Parameters<ReturnType<typeof as>>) => as(site(), 'editor')(...call);
  const receive = async (...rows: Partial<NewMessage>[]) => {
    const complete = rows.map((row, n) => ({
      locale: 'br' as const,
      name: 'Ana Prado',
      email: 'ana@exemplo.com',
      subject: `Assunto ${n}`,
      message: 'O peso está errado.',
      createdAt: new Date(site().clock().getTime() + n * 60_000),
      ...row,
    }));
    const made = await site().db.insert(messages).values(complete).returning();
    return made.map(({ id }) => id);
  };
  const list = async (query = '') => (await editor('GET', `${url}?${query}`)).json();
  const subjects = async (query: string) => (await list(query)).items.map(({ subject }: Message) => subject);

  beforeEach(async () => {
    await site().db.delete(messages);
    await site().db.delete(auditLog);
  });

  test('lists the newest first with counts, narrowed by edition, status and words', async () => {
    await receive(
      { subject: 'um' },
      { subject: 'dois', status: 'spam', email: 'BOT@spam.example' },
      { subject: 'tre', locale: 'it', status: 'read', message: 'Il peso è sbagliato.' },
      { subject: 'quatro', status: 'archived' },
    );
    expect(await subjects('')).toEqual(['quatro', 'tre', 'dois', 'um']);
    expect((await list('')).counts).toEqual({ new: 1, read: 1, archived: 1, spam: 1 });
    expect((await list('locale=br&status=new')).counts).toEqual({ new: 1, read: 0, archived: 1, spam: 1 });
    expect(await subjects('locale=br')).toEqual(['quatro', 'dois', 'um']);
    expect(await subjects('status=spam')).toEqual(['dois']);
    expect(await subjects('status=inbox')).toEqual(['tre', 'um']);
    expect(await subjects('email=bot%40SPAM.example')).toEqual(['dois']);
    expect(await subjects('email=bot%40SPAM')).toEqual([]);
    expect((await list('email=bot%40spam.example')).counts).toEqual({
      new: 0,
      read: 0,
      archived: 0,
      spam: 1,
    });
    expect(await subjects('q=bot%40SPAM')).toEqual(['dois']);
    expect(await subjects('q=sbagliato%20peso')).toEqual(['tre']);
    expect(await subjects('q=100%25')).toEqual([]);
  });

  test('is listed in parts that neither skip nor repeat, also where messages came at once', async () => {
    const same = site().clock();
    await receive(...Array.from({ length: 101 }, () => ({ createdAt: same })));
    const first = await list('');
    const second = await list(`cursor=${first.nextCursor}`);
    const third = await list(`cursor=${second.nextCursor}`);
    expect([first, second, third].map(({ items }) => items.length)).toEqual([50, 50, 1]);
    const ids = [first, second, third].flatMap(({ items }) => items.map(({ id }: Message) => id));
    expect(new Set(ids).size).toBe(101);
    expect(third.nextCursor).toBeNull();
  });

  test('shows a message as it was written, and marks nothing by that', async () => {
    const message = '<script>alert(1)</script>\n\n{{month}} "aspas"';
    const [id] = await receive({ message, name: '<b>Ana</b>' });
    const read = (await editor('GET', `${url}/${id}`)).json();
    expect(read).toEqual({
      id,
      locale: 'br',
      name: '<b>Ana</b>',
      email: 'ana@exemplo.com',
      subject: 'Assunto 0',
      status: 'new',
      createdAt: site().clock().toISOString(),
      message,
      replies: [],
    });
    expect((await list('')).items[0]).toMatchObject({ status: 'new', replied: false });
    expect((await list('')).items[0].excerpt).toBe('<script>alert(1)</script> {{month}} "aspas"');
    expect((await list('')).items[0]).not.toHaveProperty('message');
    expect(await lastAudits(site())).toEqual([]);
  });

  test('gives a message another status, once', async () => {
    const [id] = await receive({ status: 'spam' });
    expect((await editor('PATCH', `${url}/${id}`, { status: 'new' })).json().status).toBe('new');
    await editor('PATCH', `${url}/${id}`, { status: 'new' });
    const audits = await lastAudits(site(), 5);
    expect(audits).toMatchObject([
      { action: 'updated', subject: 'message', subjectId: String(id), details: { status: 'new', ids: [id] } },
    ]);
    expect((await editor('PATCH', `${url}/${id}`, { status: 'lost' })).statusCode).toBe(400);
    expect((await editor('PATCH', `${url}/999999`, { status: 'read' })).statusCode).toBe(404);
  });

  test('gives several one status in one go, and says how many it changed', async () => {
    const ids = await receive({}, { status: 'read' }, {});
    const bulk = (body: object) => editor('PATCH', url, body);
    expect((await bulk({ ids: [...ids, 999_999], status: 'read' })).json()).toEqual({ changed: 2 });
    expect((await list('')).counts).toMatchObject({ new: 0, read: 3 });
    const audits = await lastAudits(site(), 5);
    expect(audits).toHaveLength(1);
    expect(audits[0]?.details).toEqual({ status: 'read', ids: [ids[0], ids[2]] });
    expect((await bulk({ ids: [], status: 'read' })).statusCode).toBe(400);
    expect(
      (await bulk({ ids: Array.from({ length: 201 }, (_, n) => n + 1), status: 'read' })).statusCode,
    ).toBe(400);
  });

  test('hands out all that came from an address, as a file, and notes that without the address', async () => {
    await receive(
      { subject: 'um' },
      { subject: 'dois', email: 'ANA@Exemplo.com', locale: 'it' },
      { email: 'outra@exemplo.com' },
    );
    const answer = await editor('GET', `${url}/export?email=Ana@exemplo.com`);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="messages.json"');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json().messages.map(({ subject }: Message) => subject)).toEqual(['um', 'dois']);
    const [audit] = await lastAudits(site());
    expect(audit).toMatchObject({ action: 'exported', subject: 'message', details: { count: 2 } });
    expect(JSON.stringify(audit).toLowerCase()).not.toContain('ana@');
  });

  test('deletes all that came from an address, and nothing that resembles it', async () => {
    await receive(
      {},
      { email: 'ANA@exemplo.com' },
      { email: 'a_a@exemplo.com' },
      { email: 'ana@exemplo.com.br' },
    );
    expect((await editor('DELETE', `${url}?email=ana@exemplo.com`)).json()).toEqual({ deleted: 2 });
    expect((await editor('DELETE', `${url}?email=%25@exemplo.com`)).json()).toEqual({ deleted: 0 });
    expect((await list('')).items).toHaveLength(2);
    const [nothing, audit] = await lastAudits(site(), 2);
    expect(audit).toMatchObject({ action: 'deleted', details: { count: 2, address: expect.any(String) } });
    expect(JSON.stringify([nothing, audit])).not.toContain('exemplo.com');
    expect((await editor('DELETE', url)).statusCode).toBe(400);
    await receive({});
    await editor('DELETE', `${url}?email=ANA@EXEMPLO.COM`);
    // The same address leaves the same trace: whoever asks can be told that it was done.
    expect((await lastAudits(site()))[0]?.details).toMatchObject({
      address: audit?.details?.address,
    });
  });

  test('cannot answer where no mail is set up, and says so', async () => {
    const [id] = await receive({});
    const answer = await editor('POST', `${url}/${id}/reply?lang=en`, { text: 'Thank you.' });
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'unavailable']);
    expect(answer.json().error.fields).toEqual({ mail: 'Sending email is not set up in this installation.' });
    expect((await editor('GET', `${url}/${id}`)).json().replies).toEqual([]);
  });

  test('is for editors: what readers wrote is nobody else’s business', async () => {
    const [id] = await receive({});
    const viewer = as(site(), 'viewer');
    const refused = await Promise.all([
      viewer('GET', url),
      viewer('GET', `${url}/${id}`),
      viewer('PATCH', `${url}/${id}`, { status: 'read' }),
      viewer('PATCH', url, { ids: [id], status: 'read' }),
      viewer('GET', `${url}/export?email=ana@exemplo.com`),
      viewer('DELETE', `${url}?email=ana@exemplo.com`),
      viewer('POST', `${url}/${id}/reply`, { text: 'Olá.' }),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403, 403]);
    expect((await list('')).counts.new).toBe(1);
  });
});
