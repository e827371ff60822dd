import { eq, isNotNull } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import { paths } from '#contract/site/addresses/paths.ts';
import type { Locale } from '#contract/site/locales.ts';
import { drizzleOn } from '#db/open.ts';
import { PgClient } from '#db/pg/client.ts';
import { viewDays } from '#db/schema/commerce/click-days.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { edgeTargets } from '#db/schema/pages/edge-targets.ts';
import { crawlerDays } from '#db/schema/readers/crawlers.ts';
import { editions } from '#db/schema/running/editions.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { freePort } from './free-port.ts';
import { untilReady } from './program-process.ts';
import { copyTemplateOnServer, runServer } from './server-process.ts';
import { temporaryFolders } from './temporary-folder.ts';

const newFolder = temporaryFolders();
export const CACHE_TOKEN = 'a-token-of-this-test-alone';

interface Cache {
  url: string;
  /** By which the program knows it. */
  env: Record<string, string>;
  close: () => Promise<void>;
}
type StartCache<Started extends Cache> = (parts: { origins: number[]; token: string }) => Promise<Started>;

/** Two servers, a worker, and a real cache in front of them. */
export async function openCachedSite<Started extends Cache>(startCache: StartCache<Started>) {
  const url = await copyTemplateOnServer('demo');
  const client = await PgClient.open(url, { maxConnections: 2 });
  onTestFinished(() => client.close());
  const db = drizzleOn(client);
  // A page ends with its oldest price, whatever the clock says just now: these have the whole of their time.
  await db.update(offers).set({ fetchedAt: new Date() }).where(isNotNull(offers.fetchedAt));
  const ports = [await freePort(), await freePort()];
  const cache = await startCache({ origins: ports, token: CACHE_TOKEN });
  onTestFinished(cache.close);
  const start = async (role: string, port: number) => {
    const server = runServer({
      ...{ ROLE: role, DATABASE_URL: url, PORT: String(port), DATA_DIR: newFolder(), SEED: 'none' },
      ...{ CACHE_TOKEN, ...cache.env, TRUST_PROXY: 'true' },
    });
    await untilReady(server);
    return server;
  };
  const servers = await Promise.all([
    ...ports.map((port) => start('web', port)),
    start('worker', await freePort()),
  ]);
  const firstOf = async (locale: Locale) => {
    const [post] = await db.select().from(posts).where(eq(posts.locale, locale)).orderBy(posts.id).limit(1);
    if (!post) throw new Error('The demonstration has posts.');
    return post;
  };
  // A page ends with its edition's day, too: Brazil's does between two and three of this clock, wherever summer time is.
  const elsewhere = [2, 3].includes(new Date().getUTCHours()) ? 'us' : 'br';
  const [post, other] = [await firstOf('it'), await firstOf(elsewhere)];
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${cache.url}${path}`, { redirect: 'manual', ...init });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  /** What a save does, as far as readers are concerned. */
  const save = (title: string) =>
    db.transaction(async (tx) => {
      await tx.update(posts).set({ title }).where(eq(posts.id, post.id));
      await recordChange(tx, new Date(), `post ${post.id} updated`, [tags.post(post.id)]);
    });
  const rename = (siteName: string) =>
    db.transaction(async (tx) => {
      await tx.update(editions).set({ siteName }).where(eq(editions.locale, 'it'));
      await recordChange(tx, new Date(), 'edition it changed', [tags.edition('it'), tags.editions()]);
    });
  /** A cache that nobody knows yet is told to forget everything, twice. */
  const isKnown = async () => (await db.select().from(edgeTargets))[0]?.position ?? null;
  const counted = async () => {
    const views = await db.select().from(viewDays).where(eq(viewDays.pageId, other.id));
    const visits = await db.select().from(crawlerDays).where(eq(crawlerDays.class, 'search'));
    const sum = (rows: { count: number }[]) => rows.reduce((all, { count }) => all + count, 0);
    return {
      people: sum(views.filter(({ visitor }) => visitor === 'person')),
      visits: visits.reduce((all, row) => all + row.visits, 0),
    };
  };
  return {
    servers,
    cache,
    ask,
    save,
    rename,
    isKnown,
    counted,
    post,
    page: paths.post('it', post.slug),
    other: paths.post(elsewhere, other.slug),
  };
}

export type CachedSite = Awaited<ReturnType<typeof openCachedSite>>;
