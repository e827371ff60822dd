import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { categories } from '#db/schema/writing/categories.ts';
import { demoNow } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { sound, useAdminApp, writersOf } from '#test/harness/people/admin.ts';

describe.each(oneEngine)('copies of posts on %s', (engine) => {
  const site = useAdminApp(engine);
  const { call, create, get, step, trash, logged } = writersOf(site);

  afterEach(() => site().clock.moveTo(demoNow));

  test('what search engines are told goes to the page, the history, the copy and the duplicate', async () => {
    const told = { metaTitle: 'Fones de {{year}}', metaDescription: 'Só para\n buscadores & redes' };
    const source = await create({ ...sound('Para gente'), ...told, status: 'published' });
    const shown = (await site().app.inject(`/api/posts/by-slug/${source.slug}?locale=br`)).json();
    const resolved = { metaTitle: 'Fones de 2026', metaDescription: 'Só para buscadores & redes' };
    expect(shown).toMatchObject({ title: 'Para gente', ...resolved });
    const { body: revisions } = await call('viewer', 'GET', `/posts/${source.id}/revisions`);
    const { body: first } = await call(
      'viewer',
      'GET',
      `/posts/${source.id}/revisions/${revisions.items[0].id}`,
    );
    const kept = { metaTitle: 'Fones de {{year}}', metaDescription: 'Só para buscadores & redes' };
    expect(first.fields).toMatchObject(kept);
    const { body: copy } = await call('editor', 'POST', `/posts/${source.id}/copy`, { locale: 'it' });
    expect(copy).toMatchObject(kept);
    const duplicate = () =>
      call('second', 'POST', `/posts/${source.id}/duplicate`, { title: 'Para gente (cópia)' });
    const { body: twin } = await duplicate();
    expect(twin).toMatchObject({
      ...kept,
      title: 'Para gente (cópia)',
      slug: 'para-gente-copia',
      locale: 'br',
      status: 'draft',
      author: 'Fátima',
      content: source.content,
      copiedFrom: null,
    });
    expect(twin.groupId).not.toBe(source.groupId);
    expect((await duplicate()).body.slug).toBe('para-gente-copia-2');
    await trash(source.id);
    expect((await duplicate()).status).toBe(409);
    expect((await call('viewer', 'POST', `/posts/${twin.id}/duplicate`, { title: 'x' })).status).toBe(403);
  });

  test('is a draft of the other edition that knows where it comes from', async () => {
    const [home] = await site().categoriesOf('br');
    const source = await create({ ...sound('De cá'), categoryId: home, status: 'published' });
    const { body: copy } = await call('second', 'POST', `/posts/${source.id}/copy`, { locale: 'us' });
    expect(copy).toMatchObject({
      locale: 'us',
      status: 'draft',
      version: 1,
      author: 'Fátima',
      groupId: source.groupId,
      content: source.content,
      title: source.title,
      copiedFrom: {
        id: source.id,
        locale: 'br',
        version: source.version,
        currentVersion: source.version,
      },
    });
    const [category] = await site().db.select().from(categories).where(eq(categories.id, copy.categoryId));
    expect(category?.locale).toBe('us');
    expect(copy.siblings.map(({ locale }: { locale: string }) => locale)).toContain('us');
    expect(await logged(copy.id)).toEqual(['Fátima copied']);
    // Nobody gets an article twice, in their own edition least of all.
    for (const locale of ['us', 'br']) {
      expect((await call('editor', 'POST', `/posts/${source.id}/copy`, { locale })).status).toBe(409);
    }
    await call('editor', 'PATCH', `/posts/${source.id}`, { version: source.version, keyword: 'mudou' });
    const after = await get(copy.id);
    expect(after.copiedFrom).toMatchObject({
      version: source.version,
      currentVersion: source.version + 1,
    });
  });

  test('is made once, however many ask at once', async () => {
    const { id } = await create(sound('Copiado'));
    const tries = await Promise.all(
      Array.from({ length: 4 }, () => call('editor', 'POST', `/posts/${id}/copy`, { locale: 'mx' })),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  test('thrown away and made anew leaves the old one on its own', async () => {
    const { id } = await create(sound('De novo'));
    const { body: first } = await call('editor', 'POST', `/posts/${id}/copy`, { locale: 'es' });
    await trash(first.id);
    const { body: second } = await call('editor', 'POST', `/posts/${id}/copy`, { locale: 'es' });
    const back = await step(first.id, 'restore');
    expect([second.groupId === first.groupId, back.groupId === first.groupId]).toEqual([true, false]);
  });
});
