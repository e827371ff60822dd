import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { media } from '#db/schema/writing/media.ts';
import { mediaShownIn } from '#db/schema/writing/media-shown-in.ts';

/** Every address of a picture or file of ours that something shows, each once. */
export async function listShownPictures(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ url: string }>(sql`
    SELECT DISTINCT url FROM (
      SELECT image_url AS url FROM posts WHERE trashed_at IS NULL
      UNION ALL
      SELECT jsonb_array_elements_text(${mediaShownIn('content')}) FROM posts WHERE trashed_at IS NULL
      UNION ALL
      SELECT jsonb_array_elements_text(${mediaShownIn('body')}) FROM reviews
      UNION ALL
      SELECT image_url FROM products
      UNION ALL
      SELECT jsonb_path_query(images, '$[*].url') #>> '{}' FROM products
    ) shown
    WHERE url LIKE '/media/%'
    ORDER BY url`);
  return rows.map(({ url }) => url);
}

/** Of these names, those that the library has. */
export async function listKnownNames(db: Db, names: string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const found = await db.select({ name: media.name }).from(media).where(inArray(media.name, names));
  return new Set(found.map(({ name }) => name));
}

/** Whose screen a review is written on. */
export async function findProductOfReview(db: Db, id: number): Promise<number> {
  const [row] = await db
    .select({ productId: reviews.productId })
    .from(reviews)
    .where(sql`${reviews.id} = ${id}`);
  return row?.productId ?? 0;
}
