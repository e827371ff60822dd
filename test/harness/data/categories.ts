import { eq, sql } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import type { AdminCategory } from '#contract/writing/categories/categories.admin.schemas.ts';
import { slugRedirects } from '#db/schema/readers/slug-redirects.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { useApp } from '../app.ts';
import type { Engine } from '../database.ts';
import { as, type Call } from '../people/actors.ts';

export const categoriesUrl = '/api/admin/categories';

/** The demo's categories, and gardens that tests plant: each test begins without the gardens of the one before. */
export function useCategories(engine: Engine) {
  const site = useApp(engine);
  const owner: Call = (...call) => as(site(), 'owner')(...call);
  const editor: Call = (...call) => as(site(), 'editor')(...call);

  beforeEach(async () => {
    const { db } = site();
    await db.delete(posts).where(eq(posts.author, 'test'));
    await db.delete(slugRedirects);
    await db.delete(categories).where(sql`${categories.name} ~* 'garden|jardim|xxx'`);
  });

  return {
    site,
    owner,
    editor,
    make: async (fields: object = {}): Promise<AdminCategory> =>
      (await editor('POST', categoriesUrl, { locale: 'us', name: 'Gardens', ...fields })).json(),
    publicly: async (path: string) => site().app.inject(path),
  };
}
