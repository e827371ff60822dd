import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AdminAuthor } from '#contract/writing/authors/authors.admin.schemas.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { accounts } from '#db/schema/people/accounts.ts';
import { authors } from '#db/schema/writing/authors.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { insertPosts, useApp } from '#test/harness/app.ts';
import { engines } from '#test/harness/database.ts';
import { actors, as, lastAudits, lastChange } from '#test/harness/people/actors.ts';

const url = '/api/admin/authors';

describe.each(engines)('the desk’s authors on %s', (engine) => {
  const site = useApp(engine);
  const editor: ReturnType<typeof as> = (...call) => as(site(), 'editor')(...call);
  const make = async (fields: object = {}): Promise<AdminAuthor> => {
    const answer = await editor('POST', url, { name: 'Lia Prado', ...fields });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };
  const write = async (authorId: number | null, author: string) => {
    const [post] = await insertPosts(site(), [{ authorId, author }]);
    return post?.id ?? 0;
  };
  const bylineOf = async (id: number) => {
    const [row] = await site().db.select().from(posts).where(eq(posts.id, id));
    return [row?.author, row?.authorId];
  };
  const listed = async (): Promise<AdminAuthor[]> => (await editor('GET', url)).json().items;
  const change = (author: AdminAuthor, fields: object) =>
    editor('PATCH', `${url}/${author.id}?lang=en`, { version: author.version, ...fields });

  beforeEach(async () => {
    const { db } = site();
    await db.delete(posts).where(eq(posts.excerpt, ''));
    await db.delete(authors);
  });

  test('are made with an address from the name, told to the log, and counted', async () => {
    const made = await make({
      words: { br: ' Escreve. ' },
      knows: { br: ['casa'] },
      links: ['https://lia.example/'],
    });
    expect(made).toMatchObject({
      slug: 'lia-prado',
      words: { br: 'Escreve.' },
      version: 1,
      posts: { published: 0, total: 0 },
      account: null,
      mayChange: true,
    });
    expect((await make()).slug).toBe('lia-prado-2');
    await write(made.id, 'Lia Prado');
    const [first] = await listed();
    expect(first).toMatchObject({ posts: { published: 1, total: 1 }, editions: ['br'] });
    const [audit] = await lastAudits(site());
    expect(audit).toMatchObject({ action: 'created', subject: 'author', actorId: actors.editor.id });
  });

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['an address with capitals', { slug: 'Lia' }, 'slug'],
    ['a link that a browser would run', { links: ['javascript:alert(1)'] }, 'links.0'],
    ['a link that is none', { links: ['lia'] }, 'links.0'],
    ['words without end', { words: { br: 'x'.repeat(1001) } }, 'words.br'],
    ['words of no edition', { words: { fr: 'x' } }, 'words'],
    ['a picture of a strange kind', { imageUrl: 'data:image/svg+xml,x' }, 'imageUrl'],
  ])('refuse %s and say where', async (_what, fields, field) => {
    const answer = await editor('POST', `${url}?lang=en`, { name: 'Lia', ...fields });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().error.fields).join()).toContain(field.split('.')[0]);
  });

  test('take their name along to every line, and lead from the old address', async () => {
    const lia = await make();
    const post = await write(lia.id, 'Lia Prado');
    const answer = await change(lia, { name: 'Lia Prado Lima', slug: 'lia-lima' });
    expect(answer.json()).toMatchObject({ version: 2, aliases: [{ slug: 'lia-prado', name: null }] });
    expect(await bylineOf(post)).toEqual(['Lia Prado Lima', lia.id]);
    expect((await lastChange(site())).tags).toEqual(
      expect.arrayContaining([`author:${lia.id}`, `post:${post}`, 'missing:br']),
    );
    const moved = await site().app.inject('/api/authors/by-slug/lia-prado?locale=br');
    expect(moved.json().author.slug).toBe('lia-lima');
    expect((await editor('POST', url, { name: 'X', slug: 'lia-prado' })).statusCode).toBe(400);
    const back = await change(answer.json(), { slug: 'lia-prado' });
    expect(back.json()).toMatchObject({ slug: 'lia-prado', aliases: [{ slug: 'lia-lima' }] });
  });

  test('refuse to be overwritten by who has seen an older version', async () => {
    const lia = await make();
    expect((await change(lia, { words: { br: 'A' } })).statusCode).toBe(200);
    expect((await change(lia, { words: { br: 'B' } })).statusCode).toBe(409);
  });

  test('become one, with their works, addresses and account, and two again', async () => {
    const { db } = site();
    const [lia, lp] = [await make(), await make({ name: 'L. P.', words: { it: 'Scrive.' } })];
    const [own, other] = [await write(lia.id, 'Lia Prado'), await write(lp.id, 'L. P.')];
    const [review] = await db.select().from(reviews).limit(1);
    await db
      .update(reviews)
      .set({ authorId: lp.id })
      .where(eq(reviews.id, review?.id ?? 0));
    const one = await editor('POST', `${url}/${lp.id}/merge`, { into: lia.id });
    expect(one.json()).toMatchObject({
      posts: { total: 2 },
      reviews: { total: 1 },
      aliases: [{ slug: 'l-p', name: 'L. P.' }],
    });
    expect(await bylineOf(other)).toEqual(['Lia Prado', lia.id]);
    const led = await site().app.inject('/api/authors/by-slug/l-p?locale=br');
    expect(led.json().author.slug).toBe('lia-prado');
    expect((await lastChange(site())).tags).toEqual(
      expect.arrayContaining([`author-works:${lia.id}`, `author-works:${lp.id}`, `post:${other}`]),
    );
    const two = await editor('POST', `${url}/${lia.id}/split`, { slug: 'l-p' });
    expect(two.json()).toMatchObject({ id: lp.id, name: 'L. P.', words: { it: 'Scrive.' }, aliases: [] });
    expect([await bylineOf(own), await bylineOf(other)]).toEqual([
      ['Lia Prado', lia.id],
      ['L. P.', lp.id],
    ]);
    const [back] = await db
      .select()
      .from(reviews)
      .where(eq(reviews.id, review?.id ?? 0));
    expect(back).toMatchObject({ author: 'L. P.', authorId: lp.id });
    expect((await editor('POST', `${url}/${lia.id}/split`, { slug: 'l-p' })).statusCode).toBe(404);
    expect((await editor('POST', `${url}/${lia.id}/merge`, { into: lia.id })).statusCode).toBe(400);
  });

  test('leave their name as a line where they are deleted', async () => {
    const lia = await make();
    const post = await write(lia.id, 'Lia Prado');
    const answer = await editor('DELETE', `${url}/${lia.id}`);
    expect(answer.json()).toEqual({ deleted: true, kept: { posts: 1, reviews: 0 } });
    expect(await bylineOf(post)).toEqual(['Lia Prado', null]);
    const lines = (await editor('GET', `${url}/bylines`)).json().items;
    expect(lines).toContainEqual({ line: 'Lia Prado', posts: 1, reviews: 0 });
    const again = await make({ name: 'Lia P.' });
    const taken = await editor('POST', `${url}/${again.id}/bylines`, { line: 'Lia Prado' });
    expect(taken.json().posts.total).toBe(1);
    expect(await bylineOf(post)).toEqual(['Lia P.', again.id]);
  });

  test('are changed by editors, and by who they are, but for the address', async () => {
    const { db } = site();
    const [lia, other] = [await make(), await make({ name: 'Outra' })];
    const account = { username: 'ana', name: 'Ana Author', role: 'author' } as const;
    await db
      .insert(accounts)
      .values({ id: actors.author.id, ...account })
      .onConflictDoNothing();
    const tied = await change(lia, { accountId: actors.author.id });
    expect(tied.json().account).toEqual({ id: actors.author.id, name: 'Ana Author' });
    expect((await change(tied.json(), { accountId: 'nobody' })).statusCode).toBe(400);
    const author = as(site(), 'author');
    const { items } = (await author('GET', url)).json();
    expect(items.map(({ name, mayChange }: AdminAuthor) => [name, mayChange])).toEqual([
      ['Lia Prado', true],
      ['Outra', false],
    ]);
    const own = { version: 2, words: { br: 'Eu mesma.' } };
    expect((await author('PATCH', `${url}/${other.id}`, { ...own, version: 1 })).statusCode).toBe(403);
    expect((await author('PATCH', `${url}/${lia.id}`, { version: 2, slug: 'eu' })).statusCode).toBe(403);
    expect((await author('PATCH', `${url}/${lia.id}`, own)).json().words).toEqual({ br: 'Eu mesma.' });
    expect((await author('POST', url, { name: 'X' })).statusCode).toBe(403);
    expect((await author('DELETE', `${url}/${lia.id}`)).statusCode).toBe(403);
    expect((await as(site(), 'viewer')('PATCH', `${url}/${lia.id}`, own)).statusCode).toBe(403);
    const begun = await author('POST', '/api/admin/posts', { locale: 'br', title: 'Meu texto' });
    expect(begun.json()).toMatchObject({ author: 'Lia Prado', authorId: lia.id });
    await db.delete(accounts).where(eq(accounts.id, actors.author.id));
  });

  test('are chosen for a post: the line is their name, and another line takes them away', async () => {
    const lia = await make();
    const made = (await editor('POST', '/api/admin/posts', { locale: 'br', title: 'Um texto' })).json();
    expect([made.author, made.authorId]).toEqual([actors.editor.name, null]);
    const save = async (version: number, fields: object) =>
      editor('PATCH', `/api/admin/posts/${made.id}`, { version, ...fields });
    const chosen = (await save(1, { authorId: lia.id, author: 'whatever' })).json();
    expect([chosen.author, chosen.authorId]).toEqual(['Lia Prado', lia.id]);
    expect((await save(2, { authorId: 999_999 })).statusCode).toBe(400);
    const same = (await save(2, { author: 'Lia Prado', keyword: 'x' })).json();
    expect([same.author, same.authorId]).toEqual(['Lia Prado', lia.id]);
    const typed = (await save(3, { author: 'A redação' })).json();
    expect([typed.author, typed.authorId]).toEqual(['A redação', null]);
    const found = (await editor('GET', '/api/admin/find?q=lia%20pra')).json().items;
    expect(found).toContainEqual({ kind: 'author', id: lia.id, title: 'Lia Prado' });
  });
});
