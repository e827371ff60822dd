import { afterEach, describe, expect, test } from 'vitest';
import { limits } from '#contract/site/limits.ts';
import type { PostBoardRow } from '#contract/writing/posts/post-board.admin.schemas.ts';
import { fillPosts } from '#seed/large/fill-posts.ts';
import { demoNow } from '#test/harness/app.ts';
import { engines } from '#test/harness/database.ts';
import { callerOf, people, sound, useAdminApp, writersOf } from '#test/harness/people/admin.ts';

describe.each(engines)('the board of editions for posts on %s', (engine) => {
  const site = useAdminApp(engine);
  const { call, create, get, trash } = writersOf(site);
  let serial = 0;
  /** A word that one test's titles alone have. */
  const word = () => `quadro${String.fromCharCode(97 + ++serial)}zz`;
  const copy = async (id: number, locale: string) =>
    (await call('editor', 'POST', `/posts/${id}/copy`, { locale })).body;
  const board = async (query: string): Promise<PostBoardRow[]> => {
    const { status, body } = await call('viewer', 'GET', `/post-board?${query}`);
    expect(status).toBe(200);
    return body.items;
  };

  afterEach(() => site().clock.moveTo(demoNow));

  test('a line for each article: its state in every edition, and which is whose copy', async () => {
    const name = word();
    const source = await create({
      ...sound('Fones'),
      title: `Fones ${name} de {{year}}`,
      status: 'published',
    });
    const it = await copy(source.id, 'it');
    const us = await copy(it.id, 'us');
    await trash(us.id);
    const [row, ...others] = await board(`q=${name}`);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      groupId: source.groupId,
      editions: {
        br: { id: source.id, status: 'published', title: `Fones ${name} de 2026`, copiedFrom: null },
        it: { id: it.id, status: 'draft', copiedFrom: 'br', drift: null, scheduledFor: null },
        mx: null,
        es: null,
        us: null,
      },
    });
    expect(Object.keys(row?.editions.it ?? {})).not.toContain('groupId');
  });

  test('a copy falls behind when what its original says has changed, until somebody says otherwise', async () => {
    const name = word();
    const source = await create({ ...sound(`Original ${name}`), status: 'published' });
    const made = await copy(source.id, 'it');
    const drift = async () => (await board(`q=${name}`))[0]?.editions.it?.drift;
    await call('editor', 'POST', `/posts/${source.id}/unpublish`);
    const plain = await call('editor', 'PATCH', `/posts/${source.id}`, { version: 2, keyword: 'outra' });
    expect(plain.body.version).toBe(3);
    expect(await drift(), 'neither its state nor what readers do not see').toBeNull();

    site().clock.moveTo(new Date(demoNow.getTime() + 60_000));
    await call('editor', 'PATCH', `/posts/${source.id}`, { version: 3, excerpt: 'Outro resumo.' });
    const since = new Date(demoNow.getTime() + 60_000).toISOString();
    expect(await drift()).toEqual({ since, version: 4 });
    site().clock.moveTo(new Date(demoNow.getTime() + 120_000));
    await call('editor', 'PATCH', `/posts/${source.id}`, { version: 4, title: `Original ${name} outra vez` });
    expect(await drift(), 'since it first fell behind').toEqual({ since, version: 5 });
    expect((await get(made.id)).copiedFrom).toMatchObject({ drifted: true, version: 1, currentVersion: 5 });

    const follow = (who: 'viewer' | 'editor', version: number) =>
      call(who, 'POST', `/posts/${made.id}/follow`, { version });
    expect((await follow('viewer', 5)).status).toBe(403);
    expect((await follow('editor', 4)).status, 'of one that has been changed since').toBe(409);
    const { status, body } = await follow('editor', 5);
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: made.version, copiedFrom: { drifted: false, version: 5 } });
    expect(await drift()).toBeNull();
    expect((await call('editor', 'POST', `/posts/${source.id}/follow`, { version: 5 })).status).toBe(404);
  });

  test('is narrowed by state, edition and category, wherever the article has them', async () => {
    const name = word();
    const [category, other] = await site().categoriesOf('br');
    const both = await create({ ...sound(`Dois ${name}`), categoryId: category, status: 'published' });
    const alone = await create({ ...sound(`Um ${name}`), categoryId: other });
    const made = await copy(both.id, 'it');
    const at = new Date(demoNow.getTime() + 86_400_000).toISOString();
    await call('editor', 'POST', `/posts/${made.id}/schedule`, { at });
    const found = async (query: string) => (await board(`q=${name}&${query}`)).map(({ groupId }) => groupId);
    const [two, one] = [both.groupId, alone.groupId];
    expect(await found('state=published')).toEqual([two]);
    expect(await found('state=draft')).toContain(one);
    expect(await found('state=draft&edition=br')).toEqual([one]);
    expect(await found('edition=it')).toEqual([two]);
    expect(await found('state=missing&edition=it')).toEqual([one]);
    expect((await found('state=missing')).toSorted()).toEqual([one, two].toSorted());
    expect(await found('state=drifted')).toEqual([]);
    expect(await found(`categoryId=${category}`)).toEqual([two]);
    expect(await found('categoryId=999999')).toEqual([]);
    // A category stands for the same one elsewhere: the copy has that, whatever becomes of the original.
    await trash(both.id);
    expect(await found(`categoryId=${category}`)).toEqual([two]);
  });

  const allOf = async (query: string) => {
    const seen: PostBoardRow[] = [];
    let cursor: string | null = '';
    do {
      const { body } = await call('viewer', 'GET', `/post-board?${query}${cursor && `&cursor=${cursor}`}`);
      seen.push(...body.items);
      cursor = body.nextCursor;
    } while (cursor);
    return seen.map(({ groupId }) => groupId);
  };
  const groups = async (condition: string) =>
    (
      await site().db.execute<{ id: string }>(
        `SELECT group_id AS id FROM posts WHERE trashed_at IS NULL GROUP BY group_id HAVING ${condition}
          ORDER BY max(updated_at) DESC, (array_agg(id ORDER BY updated_at DESC, id DESC))[1] DESC`,
      )
    ).rows.map(({ id }) => id);

  test('comes part by part, the last touched first, each article once', async () => {
    expect(await allOf('')).toEqual(await groups('true'));
  });

  test('so does what an edition lacks, however much that is', async () => {
    await fillPosts(site().db, { locales: ['br'], posts: limits.adminLists.part + 10, now: demoNow });
    const lacking = await groups(`bool_and(locale <> 'it')`);
    expect(lacking.length).toBeGreaterThan(limits.adminLists.part);
    expect(await allOf('state=missing&edition=it')).toEqual(lacking);
    expect(await allOf('state=missing')).toEqual(await groups('count(*) < 5'));
  });

  test('is for those who look after articles; what makes no sense is refused', async () => {
    const author = { ...callerOf('viewer'), actor: { ...people.viewer, role: 'author' as const } };
    await expect(site().services.postWriting.board.list(author, {})).rejects.toThrow(/viewer/);
    for (const query of ['state=lost', 'edition=fr', 'categoryId=x', 'cursor=zz', `q=${'x'.repeat(101)}`]) {
      expect((await call('viewer', 'GET', `/post-board?${query}`)).status, query).toBe(400);
    }
  });
});
