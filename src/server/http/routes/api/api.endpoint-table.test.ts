import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contract/all.endpoints.ts';
import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import type { Endpoint } from '#contract/site/endpoint.schemas.ts';
import { buildTestApp, uniformApi } from '#test/harness/app.ts';
import { routesOf } from '#test/harness/routes-of.ts';
import { apiRoutes } from './api.ts';

const table = Object.entries<Endpoint>(endpoints);
const nobody = async () => undefined;
const apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

async function build(extend: (app: FastifyInstance) => Promise<void> = async () => {}) {
  const app = await buildTestApp({ api: uniformApi(async () => ({})), extend });
  apps.push(app);
  return app;
}

/** The names of admin endpoints that answer a stranger with anything but 401 in the one shape. */
async function unguarded(app: FastifyInstance, entries: [string, Endpoint][]): Promise<string[]> {
  const open: string[] = [];
  for (const [name, { access, method, path }] of entries) {
    if (access === 'public') continue;
    const answer = await app.inject({ method, url: path.replace(/:\w+/g, '1') });
    if (answer.statusCode !== 401 || answer.json().error?.code !== 'unauthorized') open.push(name);
  }
  return open;
}

describe('the contract’s table of endpoints', () => {
  let routed: Pick<FastifyInstance, 'hasRoute'>;
  beforeAll(async () => {
    routed = await build();
  });
  test.each(table)('%s has a route', (_name, { method, path }) => {
    expect(routed.hasRoute({ method, url: path })).toBe(true);
    if (method === 'GET') expect(routed.hasRoute({ method: 'HEAD', url: path })).toBe(true);
  });

  test('holds every route below /api, apart from the two that describe it', async () => {
    const described = new Set(table.map(([, { method, path }]) => `${method} ${path}`));
    const registered = (await routesOf(() => build()))
      .filter(({ method, url }) => url.startsWith('/api') && method !== 'HEAD')
      .map(({ method, url }) => `${method} ${url}`);
    expect(registered.filter((route) => !described.has(route)).sort()).toEqual(
      [`GET ${otherPaths.apiDocs()}`, `GET ${otherPaths.openApi()}`].sort(),
    );
    expect(new Set(registered).size).toBe(table.length + 2);
  });

  test('keeps every admin endpoint behind a session', async () => {
    expect(await unguarded(await build(), table)).toEqual([]);
  });

  test('lets strangers call what makes them known, and nothing else of the administrators’', () => {
    const open = table.filter(([, { access, path }]) => access === 'public' && path.startsWith('/api/admin'));
    expect(open.map(([name]) => name).sort()).toEqual([
      'acceptInvitation',
      'getSignInOptions',
      'requestPasswordReset',
      'resetPassword',
      'signIn',
      'signInWithCode',
      'signInWithPasskey',
      'signOut',
      'startPasskeySignIn',
      'viewInvitation',
    ]);
  });

  test('has no endpoint twice', () => {
    expect(new Set(table.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(table.length);
  });

  test('is refused where the API lacks one of its functions', async () => {
    const incomplete = build(async (app) => {
      await app.register(apiRoutes, { api: {}, findActor: nobody, table: restricted });
    });
    await expect(incomplete).rejects.toThrow('The API has no function for');
  });
});

const answer = z.object({ secret: z.string() });
const admin = { summary: 'Made up', access: 'editor', cache: 'no-store', response: answer } as const;
const params = z.object({ id: z.coerce.number().int().max(0) });
const restricted: Record<string, Endpoint> = {
  listThings: { ...admin, method: 'GET', path: '/api/admin/things' },
  createThing: { ...admin, method: 'POST', path: '/api/admin/things' },
  changeThing: { ...admin, method: 'PATCH', path: '/api/admin/things/:id', params },
  removeThing: { ...admin, method: 'DELETE', path: '/api/admin/things/:id', params, cache: 'revalidate' },
  readThing: { ...admin, method: 'GET', path: '/api/things', access: 'public' },
};

describe('the guard of admin endpoints', () => {
  const call = vi.fn(async () => ({ secret: 'for administrators' }));
  const withGuard = () =>
    build(async (app) => {
      await app.register(apiRoutes, { api: uniformApi(call), findActor: nobody, table: restricted });
    });

  test('answers 401 before it looks at anything, whatever the method', async () => {
    const app = await withGuard();
    expect(await unguarded(app, Object.entries(restricted))).toEqual([]);
    const malformed = await app.inject({
      method: 'POST',
      url: '/api/admin/things?locale=it',
      headers: { 'content-type': 'application/json' },
      payload: '{"never": read',
    });
    expect([malformed.statusCode, malformed.json()]).toEqual([
      401,
      { error: { code: 'unauthorized', message: 'Accedi con il tuo account per continuare.' } },
    ]);
    expect((await app.inject({ method: 'HEAD', url: '/api/admin/things' })).statusCode).toBe(401);
    expect(call).not.toHaveBeenCalled();
  });

  test('leaves public endpoints of the same table open', async () => {
    const app = await withGuard();
    const open = await app.inject('/api/things');
    expect([open.statusCode, open.json()]).toEqual([200, { secret: 'for administrators' }]);
  });

  test('would be missed by the walk above', async () => {
    const app = await build(async (bare) => {
      bare.get('/api/admin/things', async () => ({ secret: 'for administrators' }));
      bare.post('/api/admin/things', async (_request, reply) => reply.code(401).send({ message: 'no' }));
    });
    expect(await unguarded(app, Object.entries(restricted))).toEqual([
      'listThings',
      'createThing',
      'changeThing',
      'removeThing',
    ]);
  });
});
