import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '#contract/site/roles.ts';
import { accounts } from '#db/schema/people/accounts.ts';
import { insertPosts, useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { actors, as, lastAudits } from '#test/harness/people/actors.ts';

describe.each(oneEngine)('an author and the editors on %s', (engine) => {
  const site = useApp(engine);
  const call = async (role: Role, method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) => {
    const answer = await as(site(), role)(method, `/api/admin/posts${path}`, body);
    return { ...answer.json(), code: answer.statusCode };
  };
  let id = 0;
  let version = 0;

  beforeAll(async () => {
    const people = Object.values(actors).map(({ id: of, name, role }) => ({
      id: of,
      username: of,
      name,
      role,
    }));
    await site().db.insert(accounts).values(people);
  });
  beforeEach(async () => {
    ({ id, version } = await call('author', 'POST', '', { locale: 'br', title: 'Meu rascunho' }));
  });

  test('an author writes drafts of their own, and nothing else', async () => {
    const saved = await call('author', 'PATCH', `/${id}`, { version, title: 'Meu rascunho, melhor' });
    expect([saved.code, saved.title, saved.mine, saved.mayWrite]).toEqual([
      200,
      'Meu rascunho, melhor',
      true,
      true,
    ]);
    const [theirs, live] = await insertPosts(site(), [
      { status: 'draft' },
      { status: 'published', writerId: actors.author.id },
    ]);
    for (const post of [theirs, live]) {
      expect(await call('author', 'GET', `/${post?.id}`)).toMatchObject({ code: 200, mayWrite: false });
      const { code } = await call('author', 'PATCH', `/${post?.id}`, { version: 1, title: 'Outro' });
      expect(code).toBe(403);
    }
    // A viewer looks, and an editor writes wherever there is something to write.
    expect((await call('viewer', 'PATCH', `/${id}`, { version: 2, title: 'Não' })).code).toBe(403);
    expect((await call('editor', 'PATCH', `/${id}`, { version: 2, title: 'Sim' })).code).toBe(200);
  });

  test('an author publishes nothing, at once or later, and takes nothing down', async () => {
    for (const step of ['publish', 'archive', 'unpublish']) {
      expect((await call('author', 'POST', `/${id}/${step}`, {})).code).toBe(403);
    }
    const at = '2027-01-01T00:00:00Z';
    expect((await call('author', 'POST', `/${id}/schedule`, { at })).code).toBe(403);
    const live = { locale: 'br', title: 'Logo', status: 'published' };
    expect((await call('author', 'POST', '', live)).code).toBe(403);
    for (const path of ['/api/admin/database', '/api/admin/settings', '/api/admin/clicks']) {
      expect((await as(site(), 'author')('GET', path)).statusCode).toBe(403);
    }
  });

  test('what was handed in waits for an editor, who hands it back with a word or publishes it', async () => {
    const before = (await call('editor', 'GET', '?locale=br')).counts.handed_in;
    const handed = await call('author', 'POST', `/${id}/hand-in`, { text: 'Pronto!' });
    expect(handed).toMatchObject({ status: 'draft', mayWrite: false });
    expect(handed.handedInAt).not.toBeNull();
    const list = await call('editor', 'GET', '?locale=br&status=handed_in');
    expect(list.items.map((row: { id: number }) => row.id)).toContain(id);
    expect(list.counts.handed_in).toBe(before + 1);
    const drafts = await call('editor', 'GET', '?locale=br&status=draft');
    expect(drafts.items.map((row: { id: number }) => row.id)).not.toContain(id);
    const overview = (await as(site(), 'editor')('GET', '/api/admin/overview?locale=br')).json();
    expect(overview.handedIn).toBe(before + 1);
    expect((await call('author', 'PATCH', `/${id}`, { version: handed.version, title: 'X' })).code).toBe(403);

    expect((await call('editor', 'POST', `/${id}/hand-back`, { text: ' ' })).code).toBe(400);
    const back = await call('editor', 'POST', `/${id}/hand-back`, { text: 'Falta o preço.' });
    expect(back.handedInAt).toBeNull();
    expect((await lastAudits(site()))[0]).toMatchObject({ action: 'handed_back', subjectId: String(id) });
    expect(await call('author', 'GET', `/${id}`)).toMatchObject({ mayWrite: true });
    const { items } = await call('author', 'GET', `/${id}/comments`);
    expect(items.map(({ kind, text, by }: Record<string, string>) => [kind, text, by])).toEqual([
      ['handed_in', 'Pronto!', 'Ana Author'],
      ['handed_back', 'Falta o preço.', 'Edu Editor'],
    ]);

    // Their own they take back without a word; published, it waits for nobody.
    await call('author', 'POST', `/${id}/hand-in`, {});
    expect((await call('author', 'POST', `/${id}/hand-back`, {})).handedInAt).toBeNull();
    await call('author', 'POST', `/${id}/hand-in`, {});
    expect((await call('editor', 'POST', `/${id}/archive`, {})).handedInAt).toBeNull();
  });

  test('comments are for the team, and each has its length', async () => {
    expect((await call('editor', 'POST', `/${id}/comments`, { text: 'Bom começo.' })).items).toHaveLength(1);
    expect((await call('viewer', 'POST', `/${id}/comments`, { text: 'Oi' })).code).toBe(403);
    expect((await call('viewer', 'GET', `/${id}/comments`)).items).toHaveLength(1);
    expect((await call('author', 'POST', `/${id}/comments`, { text: '' })).code).toBe(400);
    expect((await call('author', 'POST', `/${id}/comments`, { text: 'x'.repeat(2_001) })).code).toBe(400);
    expect((await call('author', 'GET', '/999999/comments')).code).toBe(404);
  });

  test('whoever has a post open is told who else has, and is forgotten when nothing is heard of them', async () => {
    expect((await call('author', 'POST', `/${id}/presence`)).others).toEqual([]);
    expect((await call('editor', 'POST', `/${id}/presence`)).others).toEqual([{ name: 'Ana Author' }]);
    expect((await call('author', 'POST', `/${id}/presence`)).others).toEqual([{ name: 'Edu Editor' }]);
    await site().client.query(`UPDATE post_presence SET seen_at = seen_at - interval '1 minute'`);
    expect((await call('author', 'POST', `/${id}/presence`)).others).toEqual([]);
  });
});
