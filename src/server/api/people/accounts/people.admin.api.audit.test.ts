import { describe, expect, test } from 'vitest';
import { recordAudit, theProgram } from '#server/domain/people/audit/record-audit.ts';
import { demoNow, useApp } from '#test/harness/app.ts';
import { engines } from '#test/harness/database.ts';
import { createAccount, signIn, signInAs } from '#test/harness/people/sign-in.ts';

const HOUR_MS = 3_600_000;

describe.each(engines)('the log on %s', (engine) => {
  const site = useApp(engine, { content: 'nothing' });
  const read = async (query: string, headers: Record<string, string>) =>
    (await site().app.inject({ url: `/api/admin/audit${query}`, headers })).json();

  test('is read by owners and editors', async () => {
    for (const [role, status] of [
      ['owner', 200],
      ['editor', 200],
      ['viewer', 403],
    ] as const) {
      const headers = await signIn(site(), role);
      expect((await site().app.inject({ url: '/api/admin/audit', headers })).statusCode).toBe(status);
    }
  });

  test('tells who did what to what and when, narrowed as asked', async () => {
    const editor = await createAccount(site(), 'editor');
    const headers = await signInAs(site(), editor);
    const actor = { id: editor.id, name: 'Ana' };
    const at = (hours: number) => new Date(demoNow.getTime() + hours * HOUR_MS);
    const post = { action: 'updated', subject: 'post', subjectId: '12', title: 'Um post' } as const;
    await recordAudit(site().db, actor, at(1), { ...post, locale: 'mx', details: { title: 'new' } });
    await recordAudit(site().db, theProgram, at(2), {
      ...post,
      action: 'published',
      locale: 'it',
      batchId: 7,
    });
    await recordAudit(site().db, actor, at(3), { action: 'deleted', subject: 'media', subjectId: '12' });
    const { items } = await read('?subject=post', headers);
    expect(items).toEqual([
      {
        id: expect.any(Number),
        at: at(2).toISOString(),
        actor: { id: null, name: 'Vitrina' },
        action: 'published',
        subject: 'post',
        subjectId: '12',
        title: 'Um post',
        locale: 'it',
        details: null,
        batchId: 7,
      },
      expect.objectContaining({ action: 'updated', locale: 'mx', details: { title: 'new' } }),
    ]);
    const actions = async (query: string) =>
      (await read(query, headers)).items.map(({ action }: { action: string }) => action);
    const from = `from=${encodeURIComponent(at(1).toISOString())}`;
    const to = `to=${encodeURIComponent(at(3).toISOString())}`;
    expect(await actions(`?actor=${editor.id}&${from}`)).toEqual(['deleted', 'updated']);
    expect(await actions('?locale=it')).toEqual(['published']);
    expect(await actions('?subjectId=12&action=deleted')).toEqual(['deleted']);
    expect(await actions(`?${from}&${to}`)).toEqual(['published', 'updated']);
    expect(await actions('?from=2026-10-16')).toEqual([]);
  });

  test('is read fifty lines at a time, each once', async () => {
    const headers = await signIn(site(), 'owner');
    const entry = { action: 'moved', subject: 'category' } as const;
    const lines = Array.from({ length: 120 }, (_, n) => ({ ...entry, subjectId: String(n) }));
    await recordAudit(site().db, theProgram, demoNow, ...lines);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const part: { items: { subjectId: string }[]; nextCursor: string | null } = await read(
        `?action=moved${cursor && `&cursor=${cursor}`}`,
        headers,
      );
      expect(part.items.length).toBeLessThanOrEqual(50);
      seen.push(...part.items.map(({ subjectId }) => subjectId));
      cursor = part.nextCursor;
    }
    expect(seen).toEqual(lines.map(({ subjectId }) => subjectId).reverse());
  });

  test.each(['?action=flew', '?subject=king', '?locale=fr', '?from=yesterday', '?cursor=abc'])(
    'refuses %s',
    async (query) => {
      expect((await read(query, await signIn(site(), 'owner'))).error.code).toBe('invalid_input');
    },
  );
});
