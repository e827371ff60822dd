import { desc } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { invalidations } from '#db/schema/pages/invalidations.ts';
import { slugRedirects } from '#db/schema/readers/slug-redirects.ts';
import { demoNow } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { sound, useAdminApp, writersOf } from '#test/harness/people/admin.ts';

describe.each(oneEngine)('addresses of posts on %s', (engine) => {
  const site = useAdminApp(engine);
  const { call, create, save, step, trash } = writersOf(site);

  afterEach(() => site().clock.moveTo(demoNow));

  const redirects = () => site().db.select().from(slugRedirects);

  test('that readers knew lead to the newest, along however many changes', async () => {
    const { id } = await create({ ...sound('Primeiro nome'), status: 'published' });
    for (const [version, slug] of [
      [1, 'nome-b'],
      [2, 'nome-c'],
      [3, 'nome-d'],
    ] as const) {
      expect((await save(id, { version, slug })).status).toBe(200);
    }
    for (const old of ['primeiro-nome', 'nome-b', 'nome-c', 'nome-d']) {
      const { slug } = (await site().app.inject(`/api/posts/by-slug/${old}`)).json();
      expect([old, slug]).toEqual([old, 'nome-d']);
    }
    // Its first address again: that is a page now, and no redirect.
    await save(id, { version: 4, slug: 'primeiro-nome' });
    const left = (await redirects()).filter(({ postId }) => postId === id).map(({ slug }) => slug);
    expect(left.sort()).toEqual(['nome-b', 'nome-c', 'nome-d']);
  });

  test('of drafts leave nothing behind', async () => {
    const { id } = await create({ title: 'Nunca visto' });
    await save(id, { version: 1, slug: 'outro-nome' });
    expect((await redirects()).filter(({ postId }) => postId === id)).toEqual([]);
  });

  test('that were left may be taken by another, once readers see it there', async () => {
    const first = await create({ ...sound('Vago'), status: 'published' });
    await save(first.id, { version: 1, slug: 'vago-novo' });
    const second = await create({ ...sound('Vago dois'), slug: 'vago' });
    // A draft keeps nobody from being led on.
    expect((await site().app.inject('/api/posts/by-slug/vago')).json().id).toBe(first.id);
    await step(second.id, 'publish');
    expect((await site().app.inject('/api/posts/by-slug/vago')).json().id).toBe(second.id);
    expect((await redirects()).filter(({ slug }) => slug === 'vago')).toEqual([]);
    // Renamed while it is hidden, a post does not take another's old address with it.
    const third = await create({ ...sound('Vago três'), status: 'published' });
    await step(third.id, 'unpublish');
    await save(third.id, { version: 2, slug: 'vago-quatro' });
    expect((await redirects()).find(({ slug }) => slug === 'vago-tres')?.postId).toBe(third.id);
  });

  test('of posts in the trash are free for others', async () => {
    const old = await create({ title: 'Lugar' });
    await trash(old.id);
    const fresh = await create({ title: 'Lugar' });
    expect(fresh.slug).toBe('lugar');
    const back = await step(old.id, 'restore');
    expect([back.slug, back.trashedAt]).toEqual(['lugar-2', null]);
    const chosen = await trash(fresh.id);
    expect(chosen.trashedAt).not.toBeNull();
    expect((await save(old.id, { version: back.version, slug: 'lugar' })).body.slug).toBe('lugar');
  });

  describe('readers', () => {
    const told = async () =>
      (await site().db.select().from(invalidations).orderBy(desc(invalidations.id)).limit(1))[0];

    test('are told of what they can see, and of nothing else', async () => {
      const [category, other] = await site().categoriesOf('br');
      const before = (await told())?.id;
      const { id, groupId } = await create({ ...sound('Visível'), categoryId: category });
      await save(id, { version: 1, title: 'Ainda rascunho' });
      expect((await told())?.id).toBe(before);
      await step(id, 'publish');
      const listed = [
        `category-posts:${category}`,
        'posts:br',
        'categories:br',
        'missing:br',
        `alternates:${groupId}`,
      ];
      const beside = /^(neighbours|popular|alternates):/;
      const { tags = [] } = (await told()) ?? {};
      expect(tags).toEqual(expect.arrayContaining([`post:${id}`, ...listed]));
      expect(tags.filter((tag) => ![`post:${id}`, ...listed].includes(tag) && !beside.test(tag))).toEqual([]);
      await save(id, { version: 3, title: 'Outro título' });
      expect(await told()).toMatchObject({ tags: [`post:${id}`], cause: `post ${id} updated` });
      await save(id, { version: 4, categoryId: other });
      expect((await told())?.tags).toEqual(expect.arrayContaining([...listed, `category-posts:${other}`]));
      const { body: copy } = await call('editor', 'POST', `/posts/${id}/copy`, { locale: 'it' });
      await save(id, { version: 5, title: 'Com irmã' });
      expect((await told())?.tags).toEqual([`post:${id}`]);
      await call('editor', 'POST', `/posts/${copy.id}/publish`, {});
      expect((await told())?.tags).toContain(`alternates:${groupId}`);
    });
  });
});
