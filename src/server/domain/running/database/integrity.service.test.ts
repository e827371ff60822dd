import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { slugRedirects } from '#db/schema/readers/slug-redirects.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { useApp } from '#test/harness/app.ts';
import { engines } from '#test/harness/database.ts';
import { owner, useIntegrity } from '#test/harness/integrity.ts';
import { actors, lastChange } from '#test/harness/people/actors.ts';

describe.each(engines)('what is wrong with the database on %s', { timeout: 120_000 }, (engine) => {
  const site = useApp(engine);
  const { tools, found, kinds, findAndMend, aPost, postOf } = useIntegrity(site);
  const run = (text: string) => site().client.exec(text);

  test('the demonstration has no fault, and every check can be made', async () => {
    for (const id of tools().integrity.ids)
      expect(await tools().integrity.run(id)).toEqual({ check: id, found: 0, obstacle: null });
    const lines = await tools().integrity.listChecks(owner);
    expect(lines.every(({ checkedAt, open, more }) => checkedAt !== null && open === 0 && !more)).toBe(true);
    expect(await site().db.execute(sql`SELECT 1 FROM pg_extension WHERE extname = 'amcheck'`)).toMatchObject({
      rows: [],
    });
  });

  test('rules that are not enforced are, once they were checked', async () => {
    await run('ALTER TABLE offers ADD CONSTRAINT offers_sane CHECK (price > -5) NOT VALID');
    await run('ALTER TABLE posts DISABLE TRIGGER posts_counted_update');
    await findAndMend('constraints', ['constraint_unchecked', 'trigger_off']);
    // What the rows themselves break stays as it is, and keeps nothing else from being mended.
    await run('ALTER TABLE offers ADD CONSTRAINT offers_odd CHECK (price < -5) NOT VALID');
    expect(await kinds('constraints')).toEqual(['constraint_unchecked']);
    expect(await tools().integrity.mend(owner, { check: 'constraints' })).toMatchObject({
      mended: 0,
      failed: 1,
      left: 1,
    });
    await run('ALTER TABLE offers DROP CONSTRAINT offers_odd, DROP CONSTRAINT offers_sane');
    expect(await kinds('constraints')).toEqual([]);
  });

  test('an index that lies is rebuilt', async () => {
    await run(`
      CREATE FUNCTION public.fickle(n int) RETURNS int IMMUTABLE LANGUAGE sql AS 'SELECT n';
      CREATE TABLE public.fickle_rows (n int);
      INSERT INTO public.fickle_rows SELECT generate_series(1, 200);
      CREATE INDEX fickle_index ON public.fickle_rows (public.fickle(n));
      CREATE OR REPLACE FUNCTION public.fickle(n int) RETURNS int IMMUTABLE LANGUAGE sql AS 'SELECT -n';`);
    const [fault] = await findAndMend('indexes', ['index_broken']);
    expect(fault?.details.values).toMatchObject({ name: 'fickle_index', table: 'fickle_rows' });
    await run('DROP TABLE public.fickle_rows; DROP FUNCTION public.fickle');
  });

  test('rows whose parent is gone go, or forget it, as if it had been deleted properly', async () => {
    const { db } = site();
    const post = await aPost();
    await site().client.transaction(async (tx) => {
      await tx.exec(`SET LOCAL session_replication_role = replica;
        UPDATE posts SET category_id = 999999 WHERE id = ${post.id};
        INSERT INTO offers (product_id, locale, marketplace, currency) VALUES (999999, 'br', 'amazon', 'BRL')`);
    });
    const faults = await findAndMend('orphans', ['links_without_parent', 'rows_without_parent']);
    expect(faults.map(({ details }) => details.values.n)).toEqual([1, 1]);
    expect((await postOf(post.id))?.categoryId).toBeNull();
    expect((await lastChange(site())).tags).toEqual([`post:${post.id}`]);
    const left = await db.execute(sql`SELECT 1 FROM offers WHERE product_id = 999999`);
    expect(left.rows).toEqual([]);
    await db.delete(posts).where(eq(posts.id, post.id));
  });

  test('redirects in a circle are broken at one place; those that lead nowhere are told', async () => {
    const { db } = site();
    await db.insert(slugRedirects).values([
      { locale: 'br', slug: 'a', target: '/br/b' },
      { locale: 'br', slug: 'b', target: '/br/a' },
      { locale: 'br', slug: 'c', target: '/br/nem-aqui' },
    ]);
    expect((await kinds('redirects')).sort()).toEqual(['redirect_loop', 'redirect_loop', 'redirect_nowhere']);
    expect(await tools().integrity.mend(owner, { check: 'redirects' })).toMatchObject({
      mended: 1,
      gone: 1,
      left: 0,
    });
    expect((await lastChange(site())).tags).toEqual(['missing:br']);
    // The other one now leads where there is nothing any more.
    expect(await kinds('redirects')).toEqual(['redirect_nowhere', 'redirect_nowhere']);
    await db.delete(slugRedirects);
    expect(await kinds('redirects')).toEqual([]);
  });

  test('categories are counted, and readers told', async () => {
    const { db } = site();
    const [category] = await db.select().from(categories).limit(1);
    const of = eq(categories.id, category?.id ?? 0);
    await db.update(categories).set({ postCount: 77 }).where(of);
    const [fault] = await findAndMend('counts', ['count_wrong']);
    expect(fault?.details.values).toMatchObject({ kept: 77, counted: category?.postCount });
    expect((await lastChange(site())).tags).toContain(`popular:${category?.locale}`);
    expect((await db.select().from(categories).where(of))[0]?.postCount).toBe(category?.postCount);
  });

  test('a fault keeps its row until it is gone; one that is mended by somebody else is forgotten', async () => {
    const { db } = site();
    const [category] = await db.select().from(categories).limit(1);
    const of = eq(categories.id, category?.id ?? 0);
    await db.update(categories).set({ postCount: 77 }).where(of);
    const [before] = await found('counts');
    site().clock.pass(60);
    const [again] = await found('counts');
    expect([again?.id, again?.foundAt]).toEqual([before?.id, before?.foundAt]);
    await db
      .update(categories)
      .set({ postCount: category?.postCount ?? 0 })
      .where(of);
    const one = { check: 'counts' as const, ids: [before?.id ?? 0] };
    expect(await tools().integrity.mend(owner, one)).toEqual({ mended: 0, gone: 1, failed: 0, left: 0 });
    expect((await tools().integrity.list(owner, { check: 'counts', state: 'open' })).items).toEqual([]);
  });

  test('what was mended is told for a while', async () => {
    const { items } = await tools().integrity.list(owner, { state: 'mended' });
    expect(items.length).toBeGreaterThan(4);
    expect(items.every(({ mendedBy }) => mendedBy === actors.owner.name)).toBe(true);
    site().clock.moveTo('2027-06-15T12:00:00Z');
    expect(await tools().integrity.purge()).toBe(items.length);
    expect((await tools().integrity.list(owner, { state: 'mended' })).items).toEqual([]);
  });

  test('an editor does not mend', async () => {
    const editor = { ...owner, actor: actors.editor };
    await expect(tools().integrity.mend(editor, { check: 'counts' })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});
