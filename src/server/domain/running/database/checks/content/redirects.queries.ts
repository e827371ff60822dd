import { asc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { slugRedirects } from '#db/schema/readers/slug-redirects.ts';

/** Those that somebody set; old addresses of posts name the post, and go with it. */
export const listSetRedirects = (db: Db) =>
  db
    .select({
      id: slugRedirects.id,
      locale: slugRedirects.locale,
      slug: slugRedirects.slug,
      target: slugRedirects.target,
    })
    .from(slugRedirects)
    .where(isNotNull(slugRedirects.target))
    .orderBy(asc(slugRedirects.id));
export type SetRedirect = Awaited<ReturnType<typeof listSetRedirects>>[number];

export async function deleteRedirect(tx: Db, id: number): Promise<void> {
  await tx.delete(slugRedirects).where(eq(slugRedirects.id, id));
}
