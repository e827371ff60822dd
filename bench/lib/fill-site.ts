import { locales } from '#contract/site/locales.ts';
import { drizzleOn, openDatabase } from '#db/open.ts';
import { seedDemo } from '#seed/demo.ts';
import { fillPosts } from '#seed/large/fill-posts.ts';
import { tidyUp } from '#seed/large/tidy-up.ts';
import { systemClock } from '#server/lib/time/clock.ts';

/** The demonstration and so many posts more, in a database on a server; where each of them can be read. */
export async function fillSite(url: string, posts: number): Promise<string[]> {
  const database = await openDatabase({ url, dataDir: '' });
  const { client } = database;
  const now = systemClock();
  await seedDemo(drizzleOn(client), now);
  await fillPosts(drizzleOn(client), { locales, posts, now });
  await tidyUp(client);
  const { rows } = await client.query<{ path: string }>(
    `SELECT '/' || locale || '/' || slug AS path FROM posts WHERE status = 'published' AND locale <> 'us' ORDER BY id`,
  );
  await database.close();
  return rows.map(({ path: each }) => each);
}
