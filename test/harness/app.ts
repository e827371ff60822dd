import fs from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { Api, EndpointName, Endpoints } from '#contract/all.endpoints.ts';
import { documentText } from '#contract/writing/content/content-text.ts';
import type { Database } from '#db/open.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { editionFacts } from '#seed/facts/editions.ts';
import { createApi } from '#server/api/create-api.ts';
import { createMediaService } from '#server/domain/writing/media/media.service.ts';
import { createOriginalStore } from '#server/domain/writing/media/original-store.ts';
import { searchFieldsOf } from '#server/domain/writing/posts/posts.search.ts';
import { type AppParts, buildApp } from '#server/http/app.ts';
import type { GuardedFetch } from '#server/lib/guarded-fetch/guarded-fetch.ts';
import { FetchProblem } from '#server/lib/guarded-fetch/problem.ts';
import { createLogger } from '#server/lib/logger.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { createServices, type Services } from '#server/services.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import { renderContent } from '#web/render-content.tsx';
import { readHere } from './data/read-here.ts';
import { type Content, type Engine, type Seed, useDatabase } from './database.ts';
import { demoNow } from './demo-now.ts';
import { findTestActor } from './people/actors.ts';
import { cheapPasswords } from './people/cheap-passwords.ts';
import { makeTemporaryFolder } from './programs/temporary-folder.ts';

type NewPost = typeof posts.$inferInsert;

export { demoNow };

/** A clock that stands still until it is told to move. */
export function createTestClock() {
  let now = demoNow;
  return Object.assign((): Date => now, {
    moveTo(moment: string | Date): void {
      now = new Date(moment);
    },
    pass(seconds: number): void {
      now = new Date(now.getTime() + seconds * 1000);
    },
  });
}

export interface TestApp extends Database {
  app: FastifyInstance;
  api: Api;
  services: Services;
  /** Where its pictures are kept. */
  mediaDirectory: string;
  clock: ReturnType<typeof createTestClock>;
}

/** What a test may choose of the world around the server. */
interface World
  extends Partial<
    Pick<
      Parameters<typeof createServices>[0],
      | 'publicUrl'
      | 'mailer'
      | 'passwords'
      | 'guardedFetch'
      | 'guardedTransfer'
      | 'feedHosts'
      | 'wait'
      | 'aside'
      | 'scratch'
      | 'edge'
    >
  > {
  /** What the database holds; the demonstration, unless it is nothing. */
  content?: Content;
  /** What is put in beside it. */
  seed?: Seed;
  /** Routes beside the API's. */
  extend?: Extend;
  /** Where files are kept that several servers share; asked when the server is made. */
  objects?: () => ObjectStore;
}

const PUBLIC_URL = 'http://vitrina.test';
const logger = createLogger({ level: 'silent', readable: false });

/** No test asks the world outside. */
export const noWorldOutside: GuardedFetch = async () => {
  throw new FetchProblem('failed', 'Tests ask nobody.');
};

/** The server without a socket; what a test does not name is well. */
export const buildTestApp = (parts: Partial<AppParts> & Pick<AppParts, 'api'>): Promise<FastifyInstance> =>
  buildApp({ logger, publicUrl: PUBLIC_URL, pingDatabase: async () => {}, ...parts });

/** An API in which every call does the same, for tests that need no database. */
export const uniformApi = (call: () => Promise<unknown>): Api =>
  new Proxy({} as Api, { get: () => call, has: () => true });

export type Extend = (app: FastifyInstance, services: Services) => Promise<void>;

/** The server on a database of its own with the demo content: `const site = useApp('pg')`, then `site().app`. */
export function useApp(
  engine: Engine,
  { content = 'demo', seed, extend = async () => {}, objects: openObjects, ...world }: World = {},
): () => TestApp {
  const database = useDatabase(engine, content);
  let site: TestApp | undefined;
  beforeAll(async () => {
    const { client, db } = database();
    const clock = createTestClock();
    await seed?.(db, clock());
    const mediaDirectory = makeTemporaryFolder();
    const objects = openObjects?.();
    const originals = objects && { originals: createOriginalStore(objects), verifyEvery: 0 };
    const services = createServices({
      db,
      client,
      clock,
      publicUrl: PUBLIC_URL,
      pictures: createMediaService({ directory: mediaDirectory, ...originals }),
      ...(objects && { objects }),
      passwords: cheapPasswords(),
      guardedFetch: noWorldOutside,
      aside: readHere,
      ...world,
    });
    const api = createApi(services, renderContent);
    const app = await buildTestApp({
      api,
      pingDatabase: () => client.query('SELECT 1'),
      extend: (instance) => extend(instance, services),
      findActor: async (headers) => (await findTestActor(headers)) ?? services.accounts.findActor(headers),
      ...(world.publicUrl && { publicUrl: world.publicUrl }),
    });
    site = { ...database(), app, api, services, mediaDirectory, clock };
  });
  afterAll(async () => {
    await site?.app.close();
    if (site) fs.rmSync(site.mediaDirectory, { recursive: true, force: true });
  });
  return () => {
    if (!site)
      throw new Error('The app is there in tests and hooks only, not while they are being declared.');
    return site;
  };
}

/** What anybody may read. */
type PublicRead = {
  [N in EndpointName]: Endpoints[N] extends { method: 'GET'; access: 'public' } ? N : never;
}[EndpointName];

/** One request for each public reading that the demo content answers. A new endpoint gets its own here. */
export const goodRequests: Record<PublicRead, string> = {
  getContactPage: '/api/contact?locale=it',
  getContactTicket: '/api/contact/ticket',
  getSignInOptions: '/api/admin/login',
  findRedirect: '/api/redirects?path=/it/nowhere',
  getSiteName: '/api/settings/site_name',
  listAllLocales: '/api/locale-configs/all-locales?timestamp=1760529600000',
  listActiveLocales: '/api/locale-configs/active-locales?timestamp=1760529600000',
  getEdition: '/api/locale-configs/it?timestamp=1760529600000',
  getHomeData: '/api/home-data?locale=it',
  listPopularCategories: '/api/categories/popular?locale=it&limit=3',
  listCategories: '/api/categories?locale=mx',
  getCategoryBySlug: '/api/categories/by-slug/casa?locale=br',
  getCategory: '/api/categories/1',
  getAuthorBySlug: '/api/authors/by-slug/julia-menezes?locale=br',
  listPostsByLocale: '/api/posts/by-locale/it?q=aria&limit=5',
  countFound: '/api/search/count/it?q=aria',
  listPostsByCategory: '/api/posts/by-category/casa?locale=br',
  getPostBySlug: '/api/posts/by-slug/palestra-in-casa?locale=it',
  getStaticPage: '/api/pages/sobre?locale=it',
  listReviews: '/api/reviews?locale=it&sort=score&price=50-200&available=now',
  compareReviews: '/api/reviews/compare?locale=it&slugs=nimbra-aero-3,kaluma-volta',
  getLatestLaunchDay: '/api/launches/it',
  getLaunchDay: '/api/launches/it/2026-10-14',
  getShopLink: '/api/shop-links/luz-de-leitura',
  getReviewBySlug: '/api/reviews/by-slug/nimbra-aero-3?locale=it',
};

const paragraph = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
});

let made = 0;

/** Published posts of br, now, unless a row says otherwise; searchable as if a writer had saved them. */
export async function insertPosts(
  { db, clock }: Pick<Database, 'db'> & { clock: Clock },
  rows: Partial<NewPost>[],
) {
  const complete = rows.map((row): NewPost => {
    made += 1;
    const { locale = 'br', title = `Post number ${made}`, excerpt = '' } = row;
    const content = row.content ?? paragraph(`The text of post number ${made}.`);
    const { timeZone } = editionFacts[locale];
    return {
      slug: `post-${made}`,
      status: 'published',
      publishedAt: clock(),
      content,
      contentText: documentText(content),
      ...searchFieldsOf({ title, excerpt }, { locale, timeZone, now: clock() }),
      ...row,
      locale,
      title,
      excerpt,
    };
  });
  return db.insert(posts).values(complete).returning();
}
