import { afterEach, describe, expect, test } from 'vitest';
import { demoNow } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { body, paragraph, sound, useAdminApp, writersOf } from '#test/harness/people/admin.ts';

const published = demoNow.toISOString();
const later = '2027-02-03T10:00:00.000Z';
const muchLater = '2027-03-04T10:00:00.000Z';

describe.each(oneEngine)('the date that readers see on %s', (engine) => {
  const site = useAdminApp(engine);
  const { call, create, get, save, step, revisions } = writersOf(site);
  const dateOf = async (slug: string, kind = 'posts') =>
    (await site().app.inject(`/api/${kind}/by-slug/${slug}?locale=br`)).json().updatedAt;
  const aLivePost = (title: string) => create({ ...sound(title), status: 'published' });
  const replaceWords = async (find: string, replacement: string) => {
    const rule = { find, replacement };
    const { places } = (
      await call('owner', 'POST', '/replacements/preview', { ...rule, kinds: ['post', 'review'] })
    ).body;
    const chosen = places.map(({ kind, id, field, mark }: Record<string, string>) => ({
      kind,
      id,
      field,
      mark,
    }));
    return (await call('owner', 'POST', '/replacements', { ...rule, places: chosen })).body;
  };

  afterEach(() => site().clock.moveTo(demoNow));

  test('stays where a save says nothing of readers, and moves where it does', async () => {
    const { id, slug } = await aLivePost('Vírgula');
    site().clock.moveTo(later);
    expect((await save(id, { version: 1, excerpt: 'Sem erro.' })).body).toMatchObject({ updatedAt: later });
    expect(await dateOf(slug)).toBe(published);
    await save(id, { version: 2, excerpt: 'Outro vencedor.', forReaders: true });
    expect(await dateOf(slug)).toBe(later);
    site().clock.moveTo(muchLater);
    await save(id, { version: 3, updateNote: 'Trocamos o vencedor.' });
    expect(await dateOf(slug), 'a note is for readers').toBe(muchLater);
  });

  test('stays where words are replaced, and where that is taken back', async () => {
    const { id, slug } = await aLivePost('O zumbido');
    site().clock.moveTo(later);
    const { id: replacement } = await replaceWords('zumbido', 'ronco');
    expect(await get(id)).toMatchObject({ title: 'O ronco', version: 2, updatedAt: later });
    expect(await dateOf(slug)).toBe(published);
    const undone = await call('owner', 'POST', `/replacements/${replacement}/undo`, {});
    expect(undone.status).toBe(200);
    expect(await get(id)).toMatchObject({ title: 'O zumbido', version: 3 });
    expect(await dateOf(slug)).toBe(published);
  });

  test('stays where a version is restored, and where a post goes away and comes back', async () => {
    const { id, slug } = await aLivePost('Restos');
    site().clock.moveTo(later);
    await save(id, { version: 1, content: body(paragraph('Outro.')) });
    const { items } = (await revisions(id)) as { items: { id: number }[] };
    await call('editor', 'POST', `/posts/${id}/revisions/${items.at(-1)?.id}/restore`, { version: 2 });
    await step(id, 'unpublish');
    expect(await step(id, 'publish')).toMatchObject({ status: 'published' });
    expect(await dateOf(slug)).toBe(published);
    await step(id, 'archive');
    await step(id, 'publish', { forReaders: true });
    expect(await dateOf(slug)).toBe(later);
  });

  test('begins when a post is first published, however long it was written on', async () => {
    const { id, slug } = await create(sound('Gaveta'));
    await save(id, { version: 1, excerpt: 'Ainda não.' });
    site().clock.moveTo(later);
    await step(id, 'publish');
    expect(await dateOf(slug)).toBe(later);
  });

  test('of a review moves with what it tells of its updates, and with nothing else', async () => {
    const productId = (await call('editor', 'POST', '/products', { brand: 'Zás', name: 'Um' })).body.id;
    const text = { title: 'Zás Um', verdict: 'Bom.', score: 8, body: body(paragraph('O zurro dele.')) };
    const { id, slug } = (await call('editor', 'POST', '/reviews', { productId, locale: 'br', ...text }))
      .body;
    await call('editor', 'POST', `/reviews/${id}/publish`);
    site().clock.moveTo(later);
    await replaceWords('zurro', 'ruído');
    const change = (version: number, given: object) =>
      call('editor', 'PATCH', `/reviews/${id}`, { version, ...given });
    expect((await change(3, { verdict: 'Muito bom.' })).status).toBe(200);
    expect(await dateOf(slug, 'reviews')).toBe(published);
    await change(4, { updates: [{ date: '2027-02-03', text: 'Bateria nova.' }] });
    expect(await dateOf(slug, 'reviews')).toBe(later);
  });
});
