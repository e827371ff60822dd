import { asc, eq, gt } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { media } from '#db/schema/writing/media.ts';

export const listPictures = (db: Db, afterId: number, limit: number) =>
  db
    .select({ id: media.id, name: media.name, fileName: media.fileName })
    .from(media)
    .where(gt(media.id, afterId))
    .orderBy(asc(media.id))
    .limit(limit);

export async function deletePicture(tx: Db, name: string): Promise<number> {
  const gone = await tx.delete(media).where(eq(media.name, name)).returning({ id: media.id });
  return gone.length;
}
