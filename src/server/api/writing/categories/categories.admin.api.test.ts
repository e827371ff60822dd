import { describe, expect, test } from 'vitest';
import type { AdminCategory } from '#contract/writing/categories/categories.admin.schemas.ts';
import { insertPosts } from '#test/harness/app.ts';
import { categoriesUrl as url, useCategories } from '#test/harness/data/categories.ts';
import { oneEngine } from '#test/harness/database.ts';
import { actors, as, lastAudits, lastChange } from '#test/harness/people/actors.ts';

describe.each(oneEngine)('the administrators’ categories on %s', (engine) => {
  const { site, owner, editor, make, publicly } = useCategories(engine);

  test('are listed by name with what is in them and where else they are, empty ones too', async () => {
    await make({ name: 'Águas e jardim', locale: 'br' });
    const { items, nextCursor } = (await as(site(), 'viewer')('GET', `${url}?locale=br`)).json();
    expect(nextCursor).toBeNull();
    expect(items).toHaveLength(15);
    expect(items[0]).toMatchObject({
      name: 'Águas e jardim',
      slug: 'aguas-e-jardim',
      posts: { published: 0, total: 0 },
      reviews: 0,
      siblings: [],
    });
    const casa = items.find(({ slug }: AdminCategory) => slug === 'casa');
    expect(casa.siblings.map(({ locale }: AdminCategory) => locale).sort()).toEqual(['es', 'it', 'mx', 'us']);
    expect(casa.posts.published).toBeGreaterThan(0);
    expect(casa.reviews).toBeGreaterThan(0);
  });

  test('count drafts apart from what readers see', async () => {
    const made = await make();
    const of = { locale: 'us', categoryId: made.id, author: 'test' } as const;
    await insertPosts(site(), [of, { ...of, status: 'draft' }]);
    const { items } = (await owner('GET', `${url}?locale=us`)).json();
    expect(items.find(({ id }: AdminCategory) => id === made.id).posts).toEqual({ published: 1, total: 2 });
  });

  test('are made with an address from their name, a second one with a number', async () => {
    const first = await make({ name: ' Gardens &\n Patios ', icon: 'house', description: 'Green.' });
    expect(first).toMatchObject({ name: 'Gardens & Patios', slug: 'gardens-patios', icon: 'house' });
    expect((await make({ name: 'Gardens – Patios' })).slug).toBe('gardens-patios-2');
    expect((await make({ name: 'xxx 植物', slug: undefined })).slug).toBe('xxx');
    const [audit] = await lastAudits(site());
    expect(audit).toMatchObject({
      actorId: actors.editor.id,
      actorName: actors.editor.name,
      action: 'created',
      subject: 'category',
      title: 'xxx 植物',
      locale: 'us',
    });
  });

  test('keep markup as the text that it is', async () => {
    const name = '<script>alert("xxx")</script>';
    const made = await make({ name, description: '<img src=x onerror=alert(1)>' });
    expect(made).toMatchObject({ name, slug: 'script-alert-xxx-script' });
    const read = await publicly(`/api/categories/by-slug/${made.slug}?locale=us`);
    expect(read.json()).toMatchObject({ name, description: '<img src=x onerror=alert(1)>' });
    expect(read.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test.each([
    ['no name', { name: ' \n ' }, 'name'],
    ['a name without end', { name: 'x'.repeat(81) }, 'name'],
    ['an address with capitals', { slug: 'Garden' }, 'slug'],
    ['an address with a slash', { slug: 'a/b' }, 'slug'],
    ['an unknown icon', { icon: 'skull' }, 'icon'],
    ['an unknown edition', { locale: 'fr' }, 'locale'],
    ['half a character', { name: 'x\ud800' }, 'name'],
    ['a NUL', { description: 'a\0b' }, 'description'],
  ])('refuse %s and say where', async (_what, fields, field) => {
    const answer = await editor('POST', `${url}?lang=en`, { locale: 'us', name: 'Gardens', ...fields });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().error.fields)).toEqual([field]);
  });

  test('refuse an address that another has, in words', async () => {
    await make({ slug: 'gardens' });
    const answer = await editor('POST', `${url}?lang=en`, { locale: 'us', name: 'Garden', slug: 'gardens' });
    expect([answer.statusCode, answer.json().error.fields]).toEqual([
      400,
      { slug: 'Already taken. Choose another.' },
    ]);
    expect((await editor('POST', url, { locale: 'mx', name: 'Jardim', slug: 'gardens' })).statusCode).toBe(
      200,
    );
  });

  test('leave the words of the site’s own pages alone', async () => {
    const { id } = await make();
    const refusal = { slug: 'This address belongs to the site itself. Choose another one.' };
    const answers = await Promise.all([
      editor('POST', `${url}?lang=en`, { locale: 'us', name: 'Garden', slug: 'contato' }),
      editor('PATCH', `${url}/${id}?lang=en`, { slug: 'review' }),
    ]);
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().error.fields]).toEqual([400, refusal]);
    }
    const made = (await editor('POST', url, { locale: 'us', name: 'Admin' })).json();
    expect(made.slug).toBe('admin-2');
    await editor('DELETE', `${url}/${made.id}`);
  });

  test('made at once with one name get different addresses or a refusal, never a failure', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => editor('POST', url, { locale: 'us', name: 'Garden xxx' })),
    );
    expect(
      answers.map(({ statusCode }) => statusCode).filter((code) => code !== 200 && code !== 400),
    ).toEqual([]);
    const slugs = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json().slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  test('change by the fields that are sent, whoever else changes others', async () => {
    const { id } = await make();
    const change = (fields: object) => editor('PATCH', `${url}/${id}`, fields);
    const answers = await Promise.all([
      change({ name: 'Garden life' }),
      change({ icon: 'wrench' }),
      change({ description: 'Green.' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const { items } = (await owner('GET', `${url}?locale=us`)).json();
    expect(items.find((each: AdminCategory) => each.id === id)).toMatchObject({
      name: 'Garden life',
      icon: 'wrench',
      description: 'Green.',
      slug: 'gardens',
    });
    expect((await publicly(`/api/categories/${id}`)).json().icon).toBe('wrench');
  });

  test('tell the log and the ledger of a change, and of none where there is none', async () => {
    const { id } = await make();
    await editor('PATCH', `${url}/${id}`, { name: 'Garden life' });
    const [audit] = await lastAudits(site());
    expect(audit).toMatchObject({
      action: 'updated',
      subjectId: String(id),
      details: { name: { from: 'Gardens', to: 'Garden life' } },
    });
    const change = await lastChange(site());
    expect(change.tags).toEqual([`categories:us`, `category:${id}`]);
    await editor('PATCH', `${url}/${id}`, { name: 'Garden life' });
    expect((await lastAudits(site()))[0]?.id).toBe(audit?.id);
    expect((await lastChange(site())).id).toBe(change.id);
  });

  test('are changed by editors and owners, and read by viewers', async () => {
    const { id } = await make();
    const viewer = as(site(), 'viewer');
    const before = await lastAudits(site());
    const refused = await Promise.all([
      viewer('POST', url, { locale: 'us', name: 'Garden' }),
      viewer('PATCH', `${url}/${id}`, { name: 'Garden' }),
      viewer('POST', `${url}/${id}/copies`, { copies: [{ locale: 'br' }] }),
      viewer('DELETE', `${url}/${id}`),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
    expect((await as(site(), undefined)('GET', url)).statusCode).toBe(401);
    expect(await lastAudits(site())).toEqual(before);
    for (const role of ['editor', 'owner'] as const) {
      expect((await as(site(), role)('PATCH', `${url}/${id}`, { name: `Garden ${role}` })).statusCode).toBe(
        200,
      );
    }
  });
});
