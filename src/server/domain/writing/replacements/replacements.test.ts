import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ReplacementPlace } from '#contract/writing/replacements/replacements.admin.schemas.ts';
import { textKinds } from '#contract/writing/replacements/replacements.words.ts';
import { products } from '#db/schema/commerce/products.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { postRevisions } from '#db/schema/writing/post-revisions.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { insertPosts, useApp } from '#test/harness/app.ts';
import { engines } from '#test/harness/database.ts';
import { owner } from '#test/harness/integrity.ts';
import { as, lastAudits, lastChange } from '#test/harness/people/actors.ts';

const url = '/api/admin/replacements';
const paragraph = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
});

describe.each(engines)('search and replace on %s', { timeout: 120_000 }, (engine) => {
  const site = useApp(engine);
  const call = async (path: string, body?: object) =>
    (await as(site(), 'owner')('POST', `${url}${path}`, body ?? {})).json();
  const preview = async (rule: object): Promise<ReplacementPlace[]> =>
    (await call('/preview', { kinds: textKinds, ...rule })).places;
  const chosen = (places: ReplacementPlace[]) =>
    places.map(({ kind, id, field, mark }) => ({ kind, id, field, mark }));
  const rowOf = async (id: number) => (await site().db.select().from(posts).where(eq(posts.id, id)))[0];
  /** Without what every write moves on. */
  const textOf = (row: object | undefined) => {
    const { version, updatedAt, readersUpdatedAt, updatedBy, lastSaveId, ...rest } = row as Record<
      string,
      unknown
    >;
    return rest;
  };
  const aPost = async (title: string, text = title) => {
    const [post] = await insertPosts(site(), [{ title, excerpt: '', content: paragraph(text) }]);
    if (!post) throw new Error('No post.');
    return post;
  };

  test('shows every place with what is around it, then writes the chosen ones by their own rules', async () => {
    const rule = { find: 'zimbrado', replacement: 'Zimbral' };
    const post = await aPost('O Zimbrado novo', 'Um texto sobre o zimbrado e outro zimbrado.');
    const places = await preview(rule);
    expect(places.map(({ field, count, problem }) => [field, count, problem])).toEqual([
      ['title', 1, null],
      ['content', 2, null],
    ]);
    expect(places[1]?.passages[0]).toEqual([
      { kind: 'same', text: 'Um texto sobre o ' },
      { kind: 'removed', text: 'zimbrado' },
      { kind: 'added', text: 'Zimbral' },
      { kind: 'same', text: ' e outro zimbrado.' },
    ]);
    const outcome = await call('', { ...rule, places: chosen(places) });
    expect(outcome).toEqual({ id: expect.any(Number), done: 2, left: [] });
    const after = await rowOf(post.id);
    expect(after).toMatchObject({
      title: 'O Zimbral novo',
      slug: post.slug,
      version: 2,
      searchTitle: 'o zimbral novo',
      contentText: 'Um texto sobre o Zimbral e outro Zimbral.',
      updatedBy: 'Olga Owner',
    });
    const revisions = await site().db.select().from(postRevisions).where(eq(postRevisions.postId, post.id));
    expect(revisions.map(({ kind, actorName }) => [kind, actorName])).toEqual([['saved', 'Olga Owner']]);
    expect((await lastChange(site())).tags).toEqual([`post:${post.id}`]);
    expect((await lastAudits(site()))[0]).toMatchObject({ action: 'replaced', title: 'zimbrado → Zimbral' });
    expect(await preview(rule)).toEqual([]);

    expect(await call(`/${outcome.id}/undo`)).toEqual({ id: outcome.id, done: 2, left: [] });
    expect(textOf(await rowOf(post.id))).toEqual(textOf(post));
    expect((await as(site(), 'owner')('POST', `${url}/${outcome.id}/undo`, {})).statusCode).toBe(404);
    const [past] = (await as(site(), 'owner')('GET', url)).json().items;
    expect(past).toMatchObject({ find: 'zimbrado', places: 2, by: 'Olga Owner', undoneBy: 'Olga Owner' });
  });

  test('reaches reviews, products, categories, editions, shop links and the site’s name', async () => {
    const { db } = site();
    const [review] = await db.select().from(reviews).limit(1);
    const [category] = await db.select().from(categories).limit(1);
    const [product] = await db.select().from(products).limit(1);
    const word = 'Quibrano';
    await db
      .update(reviews)
      .set({ verdict: `É ${word}.`, pros: [`um ${word}`], updates: [{ date: '2026-01-01', text: word }] })
      .where(eq(reviews.id, review?.id ?? 0));
    await db
      .update(categories)
      .set({ description: word })
      .where(eq(categories.id, category?.id ?? 0));
    await db
      .update(products)
      .set({ name: `${word} 3` })
      .where(eq(products.id, product?.id ?? 0));
    await db.execute(sql`UPDATE locale_configs SET disclosure = ${word} WHERE locale = 'it'`);
    await db.execute(sql`UPDATE shop_links SET title = ${word} WHERE id = (SELECT min(id) FROM shop_links)`);
    await db.execute(sql`INSERT INTO settings (key, value) VALUES ('site_name', ${word})
      ON CONFLICT (key) DO UPDATE SET value = ${word}`);
    const rule = { find: word, replacement: 'Outrano' };
    const all = await preview(rule);
    expect(all.map(({ kind, field }) => `${kind} ${field}`)).toEqual([
      ...['review verdict', 'review pros', 'review updates', 'product name', 'category description'],
      ...['edition disclosure', 'shop_link title', 'setting site_name'],
    ]);
    const italian = await preview({ ...rule, locale: 'it' });
    expect(italian.every(({ kind, locale }) => locale === 'it' && kind !== 'product')).toBe(true);
    const { id, done, left } = await call('', { ...rule, places: chosen(all) });
    expect([done, left]).toEqual([8, []]);
    const [written] = await db
      .select()
      .from(reviews)
      .where(eq(reviews.id, review?.id ?? 0));
    expect(written).toMatchObject({
      verdict: 'É Outrano.',
      pros: ['um Outrano'],
      version: (review?.version ?? 0) + 1,
    });
    expect(written?.searchText).toContain('outrano');
    expect(await preview(rule)).toEqual([]);
    expect(await call(`/${id}/undo`)).toMatchObject({ done: 8, left: [] });
    expect((await preview(rule)).length).toBe(8);
  });

  test('leaves what would not be allowed, and says why, before and when it is tried', async () => {
    const post = await aPost('Vazante', 'Vazante e mais.');
    const rule = { find: 'Vazante', replacement: '' };
    const places = await preview(rule);
    expect(places.map(({ field, problem }) => [field, problem?.reason])).toEqual([
      ['title', 'required'],
      ['content', undefined],
    ]);
    const outcome = await call('', { ...rule, places: chosen(places) });
    expect(outcome).toMatchObject({
      done: 1,
      left: [{ field: 'title', title: 'Vazante', reason: 'required' }],
    });
    expect((await rowOf(post.id))?.title).toBe('Vazante');
    const long = await preview({ find: 'Vazante', replacement: 'x'.repeat(500) });
    expect(long[0]?.problem).toMatchObject({ reason: 'too_long' });
    const link = await insertPosts(site(), [
      {
        content: {
          type: 'doc',
          content: [
            {
              type: 'paragraph',
              content: [
                {
                  type: 'text',
                  text: 'x',
                  marks: [{ type: 'link', attrs: { href: 'https://trocar.example' } }],
                },
              ],
            },
          ],
        },
      },
    ]);
    const odd = { find: 'https://trocar.example', replacement: 'javascript:alert(1)', links: true };
    expect((await preview(odd)).map(({ id, problem }) => [id, problem?.reason])).toEqual([
      [link[0]?.id, 'invalid'],
    ]);
    expect(await call('', { ...odd, places: chosen(await preview(odd)) })).toMatchObject({
      id: null,
      done: 0,
    });
  });

  test('does not touch what was changed since it was seen, nor takes that back', async () => {
    const [one, other, third] = [
      await aPost('Murtinho um'),
      await aPost('Murtinho dois'),
      await aPost('Murtinho três'),
    ];
    const rule = { find: 'Murtinho', replacement: 'Martinho', kinds: ['post'] };
    const places = (await preview(rule)).filter(({ field }) => field === 'title');
    await site().db.update(posts).set({ title: 'Murtinho de outro' }).where(eq(posts.id, one.id));
    const { id, done, left } = await call('', {
      find: rule.find,
      replacement: rule.replacement,
      places: chosen(places),
    });
    expect([done, left.map(({ reason }: { reason: string }) => reason)]).toEqual([2, ['changed']]);
    await site().db.update(posts).set({ title: 'Escrito depois' }).where(eq(posts.id, other.id));
    await site().db.delete(posts).where(eq(posts.id, third.id));
    const undone = await call(`/${id}/undo`);
    expect(undone.done).toBe(0);
    expect(
      undone.left.map(({ reason, title }: { reason: string; title: string }) => [reason, title]),
    ).toEqual([
      ['changed', 'Murtinho dois'],
      ['gone', 'Murtinho três'],
    ]);
    expect((await rowOf(other.id))?.title).toBe('Escrito depois');
  });

  test('is an owner’s, and forgets after a while', async () => {
    const body = { find: 'a', replacement: 'b', kinds: ['post'] };
    expect((await as(site(), 'editor')('POST', `${url}/preview`, body)).statusCode).toBe(403);
    expect((await as(site(), 'owner')('POST', `${url}/preview`, { ...body, find: '  ' })).statusCode).toBe(
      400,
    );
    site().clock.moveTo('2027-06-15T12:00:00Z');
    expect(await site().services.replacements.purge()).toBeGreaterThan(2);
    site().clock.moveTo('2026-10-15T12:00:00Z');
  });

  test('replacing and undoing gives the same row, whatever is replaced', async () => {
    const { replacements } = site().services;
    const word = fc.stringMatching(/^[a-zçãé.$(]{1,4}$/);
    await fc.assert(
      fc.asyncProperty(
        word,
        word,
        fc.boolean(),
        fc.boolean(),
        async (find, replacement, matchCase, wholeWords) => {
          const post = await aPost(`Ação ${find} de teste`, `${find} e ${find.toUpperCase()}, mais ${find}.`);
          const rule = { find, replacement, matchCase, wholeWords, links: false };
          const found = await replacements.preview(owner, { ...rule, kinds: ['post'] });
          const places = chosen(found.places.filter(({ id, problem }) => id === post.id && !problem));
          if (places.length > 0) {
            const { id } = await replacements.replace(owner, { ...rule, places });
            if (id) expect(await replacements.undo(owner, id)).toMatchObject({ left: [] });
          }
          expect(textOf(await rowOf(post.id))).toEqual(textOf(post));
          await site().db.delete(posts).where(eq(posts.id, post.id));
        },
      ),
      { numRuns: 15 },
    );
  });
});
