import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { limits } from '#contract/site/limits.ts';
import { auditLog } from '#db/schema/people/audit-log.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { demoNow } from '#test/harness/app.ts';
import { engines } from '#test/harness/database.ts';
import { body, paragraph, sound, useAdminApp, writersOf } from '#test/harness/people/admin.ts';

describe.each(engines)('saving posts on %s', (engine) => {
  const site = useAdminApp(engine);
  const { call, create, get, save, step, revisions } = writersOf(site);

  afterEach(() => site().clock.moveTo(demoNow));

  test('changes what is given, and what is made of it', async () => {
    const { id } = await create({ title: 'Antes' });
    site().clock.moveTo('2026-10-15T13:00:00Z');
    const text = { title: 'Depois de {{month}}', excerpt: 'Çà', content: body(paragraph('Olá, mundo.')) };
    const { body: saved } = await save(id, {
      version: 1,
      ...text,
      keyword: ' k ',
      imageUrl: '/media/a-480.webp',
    });
    expect(saved).toMatchObject({ ...text, keyword: 'k', version: 2, slug: 'antes', hasCover: true });
    expect(saved).toMatchObject({ updatedBy: 'Edu', updatedAt: '2026-10-15T13:00:00.000Z' });
    const [row] = await site().db.select().from(posts).where(eq(posts.id, id));
    expect(row).toMatchObject({
      contentText: 'Olá, mundo.',
      searchTitle: 'depois de outubro',
      searchText: 'depois de outubro ca',
      searchMonth: '2026-10',
    });
    const [line] = await site().db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(line).toMatchObject({
      action: 'updated',
      details: { version: 2, fields: ['title', 'excerpt', 'keyword', 'content', 'imageUrl'] },
    });
  });

  test('tells readers what an update changed, with its date, until the next one that is for them', async () => {
    const { id, slug } = await create({ ...sound('Nota'), status: 'published' });
    const note = async () =>
      (await site().app.inject(`/api/posts/by-slug/${slug}?locale=br`)).json().updateNote;
    const saved = async (version: number, changes: object) => (await save(id, { version, ...changes })).body;
    expect(await note()).toBe('');
    await saved(1, { excerpt: 'Com o novo modelo.', updateNote: ' Trocamos o\nmodelo de entrada. ' });
    expect(await note()).toBe('Trocamos o modelo de entrada.');
    const [noted] = (await call('editor', 'GET', `/posts/${id}/revisions`)).body.items;
    expect(await saved(2, { excerpt: 'Com o novo modelo.' })).toMatchObject({ version: 2 });
    expect(await note(), 'nothing was changed').toBe('Trocamos o modelo de entrada.');
    await saved(2, { excerpt: 'Outra frase.' });
    expect(await note(), 'nothing changed for readers').toBe('Trocamos o modelo de entrada.');
    const told = await saved(3, { excerpt: 'Mais uma.', forReaders: true });
    expect(told).toMatchObject({ updateNote: '', version: 4 });
    expect(await note()).toBe('');
    const restored = await call('editor', 'POST', `/posts/${id}/revisions/${noted.id}/restore`, {
      version: 4,
    });
    expect(restored.body).toMatchObject({ excerpt: 'Com o novo modelo.', updateNote: '' });
    const { updateNoteChars } = limits.writing;
    expect((await save(id, { version: 5, updateNote: 'x'.repeat(updateNoteChars + 1) })).status).toBe(400);
    expect(await saved(5, { updateNote: 'x'.repeat(updateNoteChars) })).toMatchObject({ version: 6 });
  });

  test('writes nothing where nothing would change', async () => {
    const { id, content, title } = await create(sound('Igual'));
    const { body: same } = await save(id, { version: 1, title, content });
    expect(same.version).toBe(1);
  });

  test('refuses another version, and writes nothing', async () => {
    const { id } = await create({ title: 'Conflito' });
    expect((await save(id, { version: 1, title: 'A' })).body.version).toBe(2);
    const { status, body: refusal } = await save(id, { version: 1, title: 'B' }, 'second');
    expect([status, refusal.error.code]).toEqual([409, 'conflict']);
    const post = await get(id);
    expect(post).toMatchObject({ title: 'A', version: 2, updatedBy: 'Edu' });
  });

  test('lets exactly one of many win who save at once', async () => {
    const { id } = await create({ title: 'Corrida' });
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        save(id, { version: 1, title: `Corrida ${n}` }, n % 2 ? 'editor' : 'second'),
      ),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(409)]);
    const winner = tries.find(({ status }) => status === 200);
    const post = await get(id);
    expect(post).toMatchObject({ version: 2, title: winner?.body.title });
    const history = await revisions(id);
    expect(history.items).toHaveLength(2);
  });

  test('counts once after a lost answer, and is no conflict with itself', async () => {
    const { id } = await create({ title: 'Perdido' });
    const saveId = randomUUID();
    const changes = { version: 1, title: 'Achado', saveId };
    const answers = await Promise.all([save(id, changes), save(id, changes), save(id, changes)]);
    expect(answers.map(({ status, body: { version } }) => [status, version])).toEqual(
      Array(3).fill([200, 2]),
    );
    const history = await revisions(id);
    expect(history.items).toHaveLength(2);
    // Once somebody else has saved, it is one after all.
    await save(id, { version: 2, title: 'De outra' }, 'second');
    expect((await save(id, changes)).status).toBe(409);
  });

  test.each([
    ['a category of another edition', { categoryId: 'it' }, 'categoryId'],
    ['a category that is not there', { categoryId: 999_999 }, 'categoryId'],
    [
      'a product that is not there',
      { content: body({ type: 'productCard', attrs: { productId: 999_999 } }) },
      'content',
    ],
    ['a picture from nowhere', { imageUrl: 'javascript:alert(1)' }, 'imageUrl'],
    ['a picture of another host in disguise', { imageUrl: '//evil.example/a.png' }, 'imageUrl'],
    ['a field that posts do not have', { status: 'published' }, 'request'],
    ['a title beyond measure', { title: 'x'.repeat(limits.writing.title.max + 1) }, 'title'],
    ['a text with a NUL', { content: body(paragraph('a\0b')) }, 'content'],
    ['half a character', { content: body(paragraph('a\ud800b')) }, 'content'],
    ['half a character in a title', { title: 'a\udfffb' }, 'title'],
  ])('refuses %s', async (_what, changes, field) => {
    const { id } = await create({ title: 'Recusas' });
    const [italian] = await site().categoriesOf('it');
    const sent = 'categoryId' in changes && changes.categoryId === 'it' ? { categoryId: italian } : changes;
    const { status, body: refusal } = await save(id, { version: 1, ...sent });
    expect(status).toBe(400);
    expect(Object.keys(refusal.error.fields)[0]).toMatch(new RegExp(`^${field}`));
    expect((await get(id)).version).toBe(1);
  });

  test('refuses a body that is too long, or nested without end, without harm', async () => {
    const { id } = await create({ title: 'Enorme' });
    const long = Array.from({ length: 30 }, () => paragraph('x'.repeat(15_000)));
    const tooLong = await save(id, { version: 1, content: body(...long) });
    expect([tooLong.status, Object.keys(tooLong.body.error.fields)]).toEqual([400, ['content']]);
    const level = '{"type":"bulletList","content":[{"type":"listItem","content":[';
    const deep = `${level.repeat(8_000)}${JSON.stringify(paragraph('x'))}${']}]}'.repeat(8_000)}`;
    const sent = `{"version":1,"content":{"type":"doc","content":[${deep}]}}`;
    expect((await call('editor', 'PATCH', `/posts/${id}`, sent)).status).toBe(400);
    const whole = Array.from({ length: 80 }, () => paragraph('x'.repeat(15_000)));
    expect((await save(id, { version: 1, content: body(...whole) })).status).toBe(413);
  });

  test('lets a draft be without a title, but nothing that readers see', async () => {
    const { id } = await create(sound('Com título'));
    expect((await save(id, { version: 1, title: '' })).status).toBe(200);
    const refused = await step(id, 'publish');
    expect(Object.keys(refused.error.fields)).toEqual(['title']);
    await save(id, { version: 2, title: 'De novo' });
    await step(id, 'publish');
    expect((await save(id, { version: 4, title: '' })).body.error.fields.title).toBe('Fill in this field.');
  });
});
