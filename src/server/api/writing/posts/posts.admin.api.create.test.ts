import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { reservedSlugs } from '#contract/site/addresses/paths.ts';
import { demoNow } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { sound, useAdminApp, writersOf } from '#test/harness/people/admin.ts';

describe.each(oneEngine)('creating posts on %s', (engine) => {
  const site = useAdminApp(engine);
  const { call, create, publicly, logged } = writersOf(site);

  afterEach(() => site().clock.moveTo(demoNow));

  test('a draft that was begun and left as it is is the next one of its author', async () => {
    const begin = async (person: 'editor' | 'second', title = 'Sem título') =>
      (await call(person, 'POST', '/posts', { locale: 'mx', title, reuse: true })).body;
    const first = await begin('editor');
    expect((await begin('editor')).id).toBe(first.id);
    expect((await begin('second')).id).not.toBe(first.id);
    await call('editor', 'PATCH', `/posts/${first.id}`, { version: 1, keyword: 'algo' });
    expect((await begin('editor')).id).not.toBe(first.id);
    // Whoever does not ask for it gets a new one each time.
    const plain = { locale: 'mx', title: 'Sem título' };
    const made = await Promise.all([
      call('editor', 'POST', '/posts', plain),
      call('editor', 'POST', '/posts', plain),
    ]);
    expect(made[0]?.body.id).not.toBe(made[1]?.body.id);
  });

  test('needs an edition and a title, and makes a draft with an address of its words', async () => {
    const post = await create({ title: '  Ação & reação:\n os 7 melhores cafés de {{month}} {{year}} ' });
    expect(post).toMatchObject({
      status: 'draft',
      version: 1,
      slug: 'acao-reacao-os-7-melhores-cafes',
      title: 'Ação & reação: os 7 melhores cafés de {{month}} {{year}}',
      shownTitle: 'Ação & reação: os 7 melhores cafés de outubro 2026',
      author: 'Edu',
      updatedBy: 'Edu',
      publishedAt: null,
      path: '/br/acao-reacao-os-7-melhores-cafes',
      content: { type: 'doc', content: [] },
      draft: null,
    });
    expect(await publicly(post.slug)).toBe(404);
    expect(await logged(post.id)).toEqual(['Edu created']);
    for (const missing of [{ title: 'x' }, { locale: 'br' }, { locale: 'br', title: '  ' }]) {
      expect((await call('editor', 'POST', '/posts', missing)).status).toBe(400);
    }
  });

  test('numbers namesakes, also when they come at once', async () => {
    const many = await Promise.all(Array.from({ length: 5 }, () => create({ title: 'Gêmeos' })));
    expect(many.map(({ slug }) => slug).sort()).toEqual([
      'gemeos',
      'gemeos-2',
      'gemeos-3',
      'gemeos-4',
      'gemeos-5',
    ]);
    expect((await create({ title: 'Sobre' })).slug).toBe('sobre-2');
    expect((await create({ title: '日本語 ✨' })).slug).toBe('post');
    expect((await create({ title: '🎁' })).slug).toBe('post-2');
    expect((await create({ locale: 'it', title: 'Gêmeos' })).slug).toBe('gemeos');
  });

  test('refuses addresses that are taken or belong to the site, and says so', async () => {
    await create({ title: 'Minha', slug: 'minha' });
    const refusal = async (slug: string) =>
      (await call('editor', 'POST', '/posts', { locale: 'br', title: 'x', slug })).body.error?.fields?.slug;
    expect(await refusal('minha')).toBe('Already taken. Choose another.');
    for (const slug of reservedSlugs) expect(await refusal(slug), slug).toBeTypeOf('string');
    for (const slug of ['Com-Maiúscula', 'a b', '-a', 'a-', 'a--b', '../x', 'a/b', '', 'a'.repeat(121)]) {
      expect(await refusal(slug), slug).toBeTypeOf('string');
    }
  });

  test('counts once, however often it is sent with the same save id', async () => {
    const saveId = randomUUID();
    const [first, ...rest] = await Promise.all(
      Array.from({ length: 4 }, () => create({ title: 'Uma vez', saveId })),
    );
    expect(rest.map(({ id }) => id)).toEqual([first.id, first.id, first.id]);
    expect((await create({ title: 'Uma vez', saveId })).id).toBe(first.id);
  });

  test('publishes or schedules at once where it is asked to and nothing stands in the way', async () => {
    const shown = await create({ ...sound('Já no ar'), status: 'published' });
    expect(shown).toMatchObject({ status: 'published', publishedAt: demoNow.toISOString() });
    expect(await publicly(shown.slug)).toBe(200);
    const later = await create({
      ...sound('Depois'),
      status: 'scheduled',
      scheduledFor: '2026-10-16T09:00:00-03:00',
    });
    expect(later).toMatchObject({ status: 'scheduled', scheduledFor: '2026-10-16T12:00:00.000Z' });
    const refused = async (input: object) =>
      Object.keys((await call('editor', 'POST', '/posts', { locale: 'br', ...input })).body.error.fields);
    expect(await refused({ title: 'Vazio', status: 'published' })).toEqual(['content']);
    expect(await refused({ ...sound('x'), status: 'scheduled' })).toEqual(['scheduledFor']);
    const past = { ...sound('x'), status: 'scheduled', scheduledFor: '2026-10-15T11:59:59Z' };
    expect(await refused(past)).toEqual(['scheduledFor']);
  });
});
