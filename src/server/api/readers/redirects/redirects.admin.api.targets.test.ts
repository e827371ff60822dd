import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { posts } from '#db/schema/writing/posts.ts';
import { isTargetThere } from '#server/domain/readers/redirects/redirects.checks.ts';
import { insertPosts, useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { as } from '#test/harness/people/actors.ts';

const url = '/api/admin/redirects';

describe.each(oneEngine)('redirects on %s', (engine) => {
  const site = useApp(engine);
  const create = (from: string, to: string) => as(site(), 'editor')('POST', url, { from, to });

  test('lead to nothing that readers cannot see, and are found out once it is taken away', async () => {
    const check = async (to: string) =>
      (
        await as(site(), 'viewer')('GET', `${url}/check?${new URLSearchParams({ from: '/br/dali', to })}`)
      ).json();
    await insertPosts(site(), [
      { slug: 'na-gaveta', status: 'draft' },
      { slug: 'na-rua', status: 'published' },
    ]);
    expect(await check('/br/na-gaveta')).toEqual({ from: null, to: 'unpublished', targetFound: false });
    const refused = await create('/br/dali', '/br/na-gaveta#fim');
    expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([400, ['to']]);
    expect(await check('/br/na-rua')).toEqual({ from: null, to: null, targetFound: true });
    expect((await create('/br/dali', '/br/na-rua')).statusCode).toBe(200);
    expect(await isTargetThere(site().db, '/br/dali')).toBe(true);
    await site().db.update(posts).set({ status: 'archived' }).where(eq(posts.slug, 'na-rua'));
    // Also by way of another redirect.
    for (const target of ['/br/na-rua', '/br/dali']) {
      expect(await isTargetThere(site().db, target), target).toBe(false);
    }
  });
});
