import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { type Caller, siteCaller } from '#contract/people/accounts/caller.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import type { Actor, Role } from '#contract/site/roles.ts';
import type { PostRevisionRow } from '#contract/writing/posts/posts.admin.schemas.ts';
import type { Db } from '#db/open.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';
import { auditLog } from '#db/schema/people/audit-log.ts';
import { editions } from '#db/schema/running/editions.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { editionRows } from '#seed/demo-rows.ts';
import { createPreviews } from '#server/api/writing/previews/previews.ts';
import { previewRoutes } from '#server/http/routes/preview.ts';
import { documentHtml } from '#server/render/document.ts';
import { createPreviewRenderer } from '#server/render/preview-renderer.ts';
import type { Services } from '#server/services.ts';
import { renderPage } from '#web/entry-server.tsx';
import { renderContent } from '#web/render-content.tsx';
import { buildTestApp, demoNow, type TestApp, useApp } from '../app.ts';
import type { Engine } from '../database.ts';
import { noAssets } from '../pages.ts';
import { createTestServices } from '../services.ts';

/** Whoever a test speaks as; two editors, because people are in each other's way. */
export const people = {
  viewer: { id: 'v', name: 'Vera', role: 'viewer', sessionId: 's-v', proven: true },
  editor: { id: 'e', name: 'Edu', role: 'editor', sessionId: 's-e', proven: true },
  second: { id: 'f', name: 'Fátima', role: 'editor', sessionId: 's-f', proven: true },
  owner: { id: 'o', name: 'Olga', role: 'owner', sessionId: 's-o', proven: true },
} as const satisfies Record<string, Actor & { role: Role }>;
export type Person = keyof typeof people;

export const callerOf = (person: Person): Caller => ({ ...siteCaller('br'), actor: people[person] });

/** Five editions with two categories each, the same in all of them, and a product that br can sell. No posts. */
async function seedDesk(db: Db): Promise<void> {
  await db.insert(editions).values(editionRows());
  const groups = ['casa', 'cozinha'].map((slug) => ({ slug, name: slug, groupId: randomUUID() }));
  await db
    .insert(categories)
    .values(locales.flatMap((locale) => groups.map((group) => ({ ...group, locale }))));
  const [product] = await db
    .insert(products)
    .values({ brand: 'Nimbra', name: 'Aero 3', searchText: 'nimbra aero 3' })
    .returning();
  const offer = { marketplace: 'amazon', externalId: 'B0NIMBRA03', currency: 'BRL', locale: 'br' } as const;
  await db.insert(offers).values({ ...offer, productId: product?.id ?? 0 });
}

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came back
  body: any;
  raw: LightMyRequestResponse;
}

export interface AdminApp extends TestApp {
  services: Services;
  /** The numbers of an edition's two categories. */
  categoriesOf: (locale: Locale) => Promise<[number, number]>;
  /** A call as somebody, with an object or with JSON as it is; `lang=en`, so that sentences can be compared. */
  call: (person: Person, method: string, path: string, body?: unknown) => Promise<Answer>;
}

/** The site with sessions that a header stands for, and with previews. */
export function useAdminApp(engine: Engine): () => AdminApp {
  const site = useApp(engine, { content: 'nothing', seed: seedDesk });
  let admin: AdminApp | undefined;
  let app: FastifyInstance;
  beforeAll(async () => {
    const { db, api, clock, client } = site();
    const services = createTestServices({ db, clock });
    const findPreview = createPreviews(services, renderContent);
    const publicUrl = 'http://vitrina.test';
    const renderPreview = createPreviewRenderer(
      { api, clock, publicUrl, findPreview },
      renderPage,
      async (page) => ({ html: documentHtml(page, noAssets, ''), headers: {} }),
    );
    app = await buildTestApp({
      api,
      publicUrl,
      pingDatabase: () => client.query('SELECT 1'),
      findActor: async (headers) => people[headers.get('x-test-person') as Person],
      extend: async (instance) => {
        await instance.register(previewRoutes, { renderPreview });
      },
    });
    const call: AdminApp['call'] = async (person, method, path, body) => {
      const raw = await app.inject({
        method: method as 'GET',
        url: `/api/admin${path}${path.includes('?') ? '&' : '?'}lang=en`,
        headers: {
          'x-test-person': person,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { payload: body as object | string }),
      });
      return { status: raw.statusCode, body: raw.json(), raw };
    };
    const categoriesOf: AdminApp['categoriesOf'] = async (locale) => {
      const ofEdition = eq(categories.locale, locale);
      const [first, second] = await db.select().from(categories).where(ofEdition).orderBy(asc(categories.id));
      return [first?.id ?? 0, second?.id ?? 0];
    };
    admin = { ...site(), app, services, categoriesOf, call };
  });
  afterAll(() => app?.close());
  return () => {
    if (!admin)
      throw new Error('The app is there in tests and hooks only, not while they are being declared.');
    return admin;
  };
}

const MINUTE = 60_000;
type Remembered = Pick<PostRevisionRow, 'id' | 'kind' | 'title' | 'by' | 'version'>;

/** What most tests of posts do, as an editor unless they say who. */
export function writersOf(site: () => AdminApp) {
  const call: AdminApp['call'] = (...args) => site().call(...args);
  const bodyOf = async (answer: Promise<Answer>) => (await answer).body;
  const revisions = (id: number) => bodyOf(call('viewer', 'GET', `/posts/${id}/revisions`));
  const history = async (id: number): Promise<Remembered[]> => (await revisions(id)).items;
  return {
    call,
    create: (input: object, person: Person = 'editor') =>
      bodyOf(call(person, 'POST', '/posts', { locale: 'br', ...input })),
    get: (id: number, person: Person = 'editor') => bodyOf(call(person, 'GET', `/posts/${id}`)),
    save: (id: number, changes: object, person: Person = 'editor') =>
      call(person, 'PATCH', `/posts/${id}`, changes),
    step: (id: number, name: string, sent?: object) =>
      bodyOf(call('editor', 'POST', `/posts/${id}/${name}`, sent)),
    trash: (id: number) => bodyOf(call('editor', 'DELETE', `/posts/${id}`)),
    /** What a reader gets at an address of br. */
    publicly: async (slug: string) => (await site().app.inject(`/api/posts/by-slug/${slug}`)).statusCode,
    revisions,
    history,
    /** A post's revisions in a word each, newest first. */
    kinds: async (id: number) => (await history(id)).map(({ kind, title }) => `${kind} ${title}`),
    minutesLater: (minutes: number) => site().clock.moveTo(new Date(demoNow.getTime() + minutes * MINUTE)),
    /** Who did what to a post, in its order. */
    async logged(id: number): Promise<string[]> {
      const ofPost = eq(auditLog.subjectId, String(id));
      const lines = await site().db.select().from(auditLog).where(ofPost).orderBy(asc(auditLog.id));
      return lines.map(({ action, actorName }) => `${actorName} ${action}`);
    },
  };
}

export const paragraph = (text: string) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text }],
});
// biome-ignore lint/suspicious/noExplicitAny: tests send what no type allows, too
export const body = (...blocks: any[]) => ({ type: 'doc' as const, content: blocks });

/** A text that nothing stands in the way of. */
export const sound = (title: string) => ({
  title,
  excerpt: 'Um resumo honesto.',
  content: body(paragraph(`O texto de ${title}.`)),
});
