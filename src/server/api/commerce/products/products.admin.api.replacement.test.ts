import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { productIdsOf } from '#contract/writing/content/content-products.ts';
import { launches } from '#db/schema/commerce/launches.ts';
import { auditLog } from '#db/schema/people/audit-log.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { oneEngine } from '#test/harness/database.ts';
import { useAdminApp, writersOf } from '#test/harness/people/admin.ts';

const doc = (...content: object[]) => ({ type: 'doc' as const, content });
const text = { type: 'paragraph', content: [{ type: 'text', text: 'Um texto.' }] };
const card = (productId: number) => ({ type: 'productCard', attrs: { productId } });
const table = (...productIds: number[]) => ({ type: 'comparisonTable', attrs: { productIds } });
const picks = (...ids: number[]) => ({
  type: 'quickPicks',
  attrs: { picks: ids.map((productId) => ({ productId, label: `l${productId}` })) },
});

describe.each(oneEngine)('who shows a product on %s', (engine) => {
  const site = useAdminApp(engine);
  const { call, create: createPost, get: getPost, revisions, trash } = writersOf(site);
  let serial = 0;
  const product = async (): Promise<number> => {
    serial += 1;
    return (await call('editor', 'POST', '/products', { brand: 'Presto', name: `P${serial}` })).body.id;
  };
  const replace = (id: number, input: object) => call('editor', 'POST', `/products/${id}/replacement`, input);
  const uses = async (id: number) => (await call('viewer', 'GET', `/products/${id}/uses`)).body.items;
  const sound = (...content: object[]) => ({ excerpt: 'x', content: doc(text, ...content) });
  let old: number;
  let by: number;
  beforeEach(async () => {
    [old, by] = [await product(), await product()];
  });

  test('is told by edition, with title, status, address and how often', async () => {
    const shown = await createPost({
      title: 'Visto',
      status: 'published',
      ...sound(card(old), picks(old, by)),
    });
    const italian = await createPost({ title: 'Visto in Italia', locale: 'it', ...sound(table(old)) });
    const gone = await createPost({ title: 'No lixo', ...sound(card(old)) });
    await trash(gone.id);
    const review = (
      await call('editor', 'POST', '/reviews', { productId: by, locale: 'br', body: doc(card(old)) })
    ).body;
    const own = (
      await call('editor', 'POST', '/reviews', { productId: old, locale: 'es', body: doc(card(old)) })
    ).body;
    await site().db.insert(launches).values({ locale: 'es', date: '2026-10-14', reviewId: own.id });
    const found = await uses(old);
    expect(found).toEqual([
      {
        kind: 'post',
        id: shown.id,
        locale: 'br',
        title: 'Visto',
        status: 'published',
        trashed: false,
        path: '/br/visto',
        blocks: 2,
      },
      {
        kind: 'post',
        id: gone.id,
        locale: 'br',
        title: 'No lixo',
        status: 'draft',
        trashed: true,
        path: '/br/no-lixo',
        blocks: 1,
      },
      {
        kind: 'review',
        id: review.id,
        locale: 'br',
        title: review.title,
        status: 'draft',
        trashed: false,
        path: review.path,
        blocks: 1,
      },
      {
        kind: 'post',
        id: italian.id,
        locale: 'it',
        title: 'Visto in Italia',
        status: 'draft',
        trashed: false,
        path: '/it/visto-in-italia',
        blocks: 1,
      },
      {
        kind: 'launch',
        id: own.id,
        locale: 'es',
        title: '2026-10-14',
        status: 'draft',
        trashed: false,
        path: '/es/lancamento/2026-10-14',
        blocks: 1,
      },
    ]);
    // The trash shows nothing to anybody.
    expect((await call('viewer', 'GET', `/products/${old}`)).body.usedIn).toBe(found.length - 1);
    expect((await call('viewer', 'GET', '/products/999999/uses')).status).toBe(404);
  });

  test('is told first, and nothing is changed by that', async () => {
    const post = await createPost({ title: `Antes ${old}`, ...sound(card(old), picks(old)) });
    const { body } = await replace(old, { by, dryRun: true });
    expect(body).toMatchObject({ replaced: false, items: [{ id: post.id, blocks: 2 }] });
    expect(await getPost(post.id)).toMatchObject({ version: 1 });
  });

  test('shows another one instead, through the posts’ own way of writing', async () => {
    const post = await createPost({
      title: `Troca ${old}`,
      status: 'published',
      ...sound(card(old), picks(by, old), table(old, by)),
    });
    const gone = await createPost({ title: `Lixo ${old}`, ...sound(card(old)) });
    await trash(gone.id);
    const review = (
      await call('editor', 'POST', '/reviews', { productId: by, locale: 'br', body: doc(card(old)) })
    ).body;
    const own = (
      await call('editor', 'POST', '/reviews', { productId: old, locale: 'br', body: doc(card(old)) })
    ).body;
    const { body } = await replace(old, { by });
    expect(body.replaced).toBe(true);
    expect(body.items).toHaveLength(3);
    const after = await getPost(post.id);
    expect(after).toMatchObject({
      version: 2,
      updatedBy: 'Edu',
      content: doc(text, card(by), picks(by), table(by)),
    });
    expect(
      (await revisions(post.id)).items.map(({ kind, version }: { kind: string; version: number }) => [
        kind,
        version,
      ]),
    ).toEqual([
      ['saved', 2],
      ['published', 1],
    ]);
    expect((await getPost(gone.id)).content).toEqual(doc(text, card(by)));
    expect((await call('viewer', 'GET', `/reviews/${review.id}`)).body).toMatchObject({
      version: 2,
      body: doc(card(by)),
    });
    // What is written about a product speaks of that product.
    expect((await call('viewer', 'GET', `/reviews/${own.id}`)).body).toMatchObject({
      version: 1,
      body: doc(card(old)),
    });
    const lines = await site()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(post.id)));
    expect(lines.filter(({ subject }) => subject === 'post').at(-1)).toMatchObject({
      action: 'updated',
      batchId: expect.any(Number),
      details: { replaced: { from: old, to: by } },
    });
    expect(await uses(old)).toEqual([]);
    const [stored] = await site().db.select().from(posts).where(eq(posts.id, post.id));
    expect(stored?.searchText).toContain('troca');
  });

  test('loses nothing of what authors have not saved', async () => {
    const post = await createPost({ title: `Aberto ${old}`, status: 'published', ...sound(card(old)) });
    const draft = doc(text, card(old), picks(old, by));
    await call('second', 'PUT', `/posts/${post.id}/draft`, {
      baseVersion: 1,
      title: 'Outro título',
      content: draft,
    });
    const bystander = await createPost({ title: `Alheio ${old}`, status: 'published', ...sound() });
    await call('second', 'PUT', `/posts/${bystander.id}/draft`, { baseVersion: 1, content: doc(card(old)) });
    await replace(old, { by });
    const seen = await getPost(post.id, 'second');
    expect(seen.draft).toMatchObject({ baseVersion: 2, outdated: false, fields: { title: 'Outro título' } });
    expect(productIdsOf(seen.draft.fields.content)).toEqual([by]);
    expect(productIdsOf((await getPost(bystander.id, 'second')).draft.fields.content)).toEqual([by]);
    expect((await call('editor', 'DELETE', `/products/${old}`)).status).toBe(200);
  });

  test('cannot show what is not there, was put away, or is itself', async () => {
    const away = await product();
    await call('editor', 'POST', '/products/bulk', { ids: [away], action: 'archive' });
    for (const other of [old, away, 999_999]) {
      const { status, body } = await replace(old, { by: other });
      expect(status).toBe(400);
      expect(Object.keys(body.error.fields)).toEqual(['by']);
    }
    expect((await replace(999_999, { by })).status).toBe(404);
  });
});
