import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { categories } from '#db/schema/writing/categories.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { demoNow } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { body, paragraph, sound, useAdminApp, writersOf } from '#test/harness/people/admin.ts';

const later = '2026-10-15T18:30:00.000Z';

describe.each(oneEngine)('the steps of a post’s life on %s', (engine) => {
  const site = useAdminApp(engine);
  const { call, create, get, step, trash, publicly, revisions, logged } = writersOf(site);

  afterEach(() => site().clock.moveTo(demoNow));

  test('publish, unpublish, archive: seen, hidden, put away, each with a version', async () => {
    const { id, slug } = await create(sound('Passos'));
    expect(await step(id, 'publish')).toMatchObject({
      status: 'published',
      version: 2,
      publishedAt: demoNow.toISOString(),
    });
    expect(await publicly(slug)).toBe(200);
    expect(await step(id, 'unpublish')).toMatchObject({ status: 'draft', version: 3 });
    expect(await publicly(slug)).toBe(404);
    expect(await step(id, 'archive')).toMatchObject({ status: 'archived', version: 4 });
    site().clock.moveTo(later);
    // Public before, it is no news now.
    expect(await step(id, 'publish')).toMatchObject({ version: 5, publishedAt: demoNow.toISOString() });
    expect(await logged(id)).toEqual([
      'Edu created',
      'Edu published',
      'Edu unpublished',
      'Edu archived',
      'Edu published',
    ]);
    const history = await revisions(id);
    expect(history.items.map(({ kind }: { kind: string }) => kind)).toEqual([
      'published',
      'archived',
      'unpublished',
      'published',
      'created',
    ]);
  });

  test('a step already taken is well, a stale one is refused', async () => {
    const { id } = await create(sound('Dois cliques'));
    expect(await step(id, 'publish', { version: 1 })).toMatchObject({ version: 2 });
    expect(await step(id, 'publish', { version: 1 })).toMatchObject({ version: 2, status: 'published' });
    expect(await step(id, 'archive', { version: 1 })).toMatchObject({ error: { code: 'conflict' } });
    const saveId = randomUUID();
    await step(id, 'unpublish', { version: 2, saveId });
    expect(await step(id, 'unpublish', { version: 2, saveId })).toMatchObject({ version: 3 });
    expect(await logged(id)).toHaveLength(3);
  });

  test('an update is never older than what it updates', async () => {
    const { id } = await create(sound('Datas'));
    site().clock.moveTo(later);
    expect(await step(id, 'publish')).toMatchObject({ publishedAt: later, updatedAt: later });
    site().clock.moveTo('2026-10-20T00:00:00Z');
    await step(id, 'unpublish');
    expect(await step(id, 'publish')).toMatchObject({ publishedAt: later, updatedAt: later });
  });

  test('what fails its checks is not published, and the refusal says where', async () => {
    const picture = { type: 'image', attrs: { src: '/media/a-480.webp', alt: '' } };
    const { id } = await create({
      title: 'Falhas',
      imageUrl: '/media/a-480.webp',
      content: body(picture, paragraph('Em {{quando}}')),
    });
    const { error } = await step(id, 'publish');
    expect(error.fields).toEqual({
      imageAlt: 'Fill in this field.',
      'content.0': 'Fill in this field.',
      'content.1': 'Fix this before publishing.',
    });
    expect((await step(id, 'schedule', { at: later })).error.code).toBe('invalid_input');
    const { body: checks } = await call('viewer', 'GET', `/posts/${id}/checks`);
    expect(checks.items).toEqual(
      expect.arrayContaining([
        { code: 'cover_alt_missing', severity: 'error', where: 'imageAlt', detail: '' },
        { code: 'placeholder_unknown', severity: 'error', where: 'content.1', detail: '{{quando}}' },
        { code: 'excerpt_missing', severity: 'warning', where: 'excerpt', detail: '' },
      ]),
    );
    expect((await get(id)).version).toBe(1);
  });

  describe('the trash', () => {
    test('hides a post, keeps it 30 days and gives it back as it was', async () => {
      const [category] = await site().categoriesOf('br');
      const count = async () => {
        const found = await site().db.select().from(categories).where(eq(categories.id, category));
        return found[0]?.postCount;
      };
      const before = await count();
      const { id, slug } = await create({
        ...sound('Jogado fora'),
        categoryId: category,
        status: 'published',
      });
      expect(await count()).toBe((before ?? 0) + 1);
      const { body: trashed } = await call('editor', 'DELETE', `/posts/${id}?version=1`);
      expect(trashed).toMatchObject({ status: 'published', trashedAt: demoNow.toISOString(), version: 2 });
      expect([await publicly(slug), await count()]).toEqual([404, before]);
      expect((await step(id, 'publish')).error.code).toBe('conflict');
      const refused = await call('editor', 'PATCH', `/posts/${id}`, { version: 2, title: 'x' });
      expect(refused.status).toBe(409);
      expect(await step(id, 'restore')).toMatchObject({ status: 'published', trashedAt: null });
      expect([await publicly(slug), await count()]).toEqual([200, (before ?? 0) + 1]);
    });

    test('refuses a version that is not the post’s', async () => {
      const { id } = await create(sound('Versão'));
      expect((await call('editor', 'DELETE', `/posts/${id}?version=7`)).status).toBe(409);
    });

    test('is emptied of what is older, by the program', async () => {
      const old = await create(sound('Velho'));
      const young = await create(sound('Novo'));
      const kept = await create(sound('Fora'));
      await trash(old.id);
      site().clock.moveTo('2026-10-16T12:00:00Z');
      await trash(young.id);
      site().clock.moveTo('2026-11-14T12:00:00.001Z');
      await site().services.postWriting.upkeep.purgeTrash();
      const left = await site().db.select({ id: posts.id }).from(posts);
      const ids = left.map(({ id }) => id);
      expect([old.id, young.id, kept.id].map((id) => ids.includes(id))).toEqual([false, true, true]);
      expect(await logged(old.id)).toEqual(['Edu created', 'Edu trashed', 'Vitrina deleted']);
      expect((await step(old.id, 'restore')).error.code).toBe('not_found');
    });
  });
});
