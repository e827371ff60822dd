import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { DatabaseUnavailable } from '#db/client.ts';
import { errors as english } from '#i18n/dictionaries/us/errors.ts';
import { buildTestApp, uniformApi, useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';

const refused = {
  br: 'O pedido tem algo que não podemos aceitar. Confira os campos indicados.',
  it: 'La richiesta contiene qualcosa che non possiamo accettare. Controlla i campi indicati.',
};

async function appThat(call: () => Promise<unknown>) {
  const app = await buildTestApp({ api: uniformApi(call) });
  onTestFinished(() => app.close());
  return app;
}

test('a file that breaks before its first byte is an error like any other, and no file', async () => {
  async function* breaking() {
    await Promise.reject(new DatabaseUnavailable('gone'));
    yield '';
  }
  const app = await buildTestApp({
    api: uniformApi(async () => ({})),
    extend: async (instance) => {
      instance.get('/file', (_, reply) =>
        reply
          .header('content-disposition', 'attachment; filename="all.csv"')
          .type('text/csv')
          .send(Readable.from(breaking())),
      );
    },
  });
  onTestFinished(() => app.close());
  const answer = await app.inject({ url: '/file', headers: { 'accept-encoding': 'br' } });
  expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'unavailable']);
  expect(answer.headers).not.toHaveProperty('content-encoding');
  expect(answer.headers).not.toHaveProperty('content-disposition');
});

describe('a refused request', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildTestApp({ api: uniformApi(async () => ({ key: 'site_name', value: 'Vitrina' })) });
  });
  afterAll(() => app.close());

  test('is explained in the language of the edition that it names', async () => {
    const message = async (url: string) => (await app.inject(url)).json().error.message;
    expect(await message('/api/home-data?locale=it&cursor=%00')).toBe(refused.it);
    expect(await message('/api/posts/by-locale/it?limit=0')).toBe(refused.it);
    expect(await message('/api/posts/by-locale/fr?locale=it')).toBe(refused.it);
    expect(await message('/api/home-data?locale=fr')).toBe(refused.br);
    expect(await message('/api/nothing-here?locale=it')).toBe('Non abbiamo trovato quello che cerchi.');
    expect(await message('/it/nothing-here')).toBe('Non abbiamo trovato quello che cerchi.');
    expect(await message('/us/nothing-here')).toBe(english.not_found);
  });

  test.each([
    '/api/posts/by-slug/%zz',
    '/api/posts/by-slug/%E0%A4%A',
    '/api/posts/by-slug/%ED%A0%80',
    '/api/posts/by-slug/%',
    '/api/%C0%AF',
    `/api/posts/by-slug/${'a'.repeat(2001)}`,
    `/api/categories/${'9'.repeat(2001)}`,
  ])('has the one shape where the address itself is malformed: %s', async (url) => {
    const plain = await app.inject(url);
    expect([plain.statusCode, plain.json()]).toEqual([
      400,
      { error: { code: 'invalid_input', message: refused.br } },
    ]);
    expect(plain.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(plain.headers['cache-control']).toBe('no-store');
    expect((await app.inject(`${url}?locale=it`)).json().error.message).toBe(refused.it);
  });

  test.each([
    '/api',
    '/api/',
    '/api/nothing-here',
    '/api/home-data/',
    '/api/home-data/more',
    '/api/categories/popular/more',
    '/api//home-data',
    '/api/HOME-DATA',
    '/api/home-data%2F',
    '/api/settings/password',
    '/api/admin/nothing',
  ])('has the one shape where nothing answers: %s', async (url) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { error: { code: 'not_found', message: 'Não encontramos o que você procura.' } },
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'is told which methods an address takes: %s',
    async (method) => {
      const answer = await app.inject({ method, url: '/api/posts/by-slug/um-post?locale=it' });
      expect([answer.statusCode, answer.json()]).toEqual([
        405,
        { error: { code: 'method_not_allowed', message: 'Questo indirizzo non accetta questo metodo.' } },
      ]);
      expect(answer.headers.allow).toBe('GET, HEAD');
      expect((await app.inject({ method, url: '/api/nothing-here' })).statusCode).toBe(404);
    },
  );

  test('has the one shape where its body is malformed, too large or of another kind', async () => {
    const post = (payload: string, type: string) =>
      app.inject({ method: 'POST', url: '/api/nothing-here', payload, headers: { 'content-type': type } });
    for (const [payload, type, status, code] of [
      ['{"half', 'application/json', 400, 'invalid_input'],
      ['', 'application/json', 400, 'invalid_input'],
      [JSON.stringify('x'.repeat(2_000_000)), 'application/json', 413, 'payload_too_large'],
      ['<a/>', 'text/xml', 404, 'not_found'],
    ] as const) {
      const answer = await post(payload, type);
      expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
    }
  });
});

describe('an unexpected failure', () => {
  test.each([
    ['an error', new Error('secret: postgres://vitrina:hunter2@db/vitrina')],
    ['an error with causes', new Error('secret query', { cause: new Error('hunter2') })],
    ['a text', 'secret hunter2'],
    ['nothing', null],
  ])('is hidden behind the one shape: %s', async (_what, thrown) => {
    const app = await appThat(async () => {
      throw thrown;
    });
    const answer = await app.inject('/api/home-data?locale=it');
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      {
        error: {
          code: 'internal',
          message: 'Qualcosa è andato storto da parte nostra. Abbiamo registrato il problema.',
        },
      },
    ]);
    expect(JSON.stringify(answer.headers)).not.toMatch(/secret|hunter2/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['retry-after']).toBeUndefined();
  });

  test('includes an answer that is not what the contract promises', async () => {
    const app = await appThat(async () => ({ key: 'site_name', value: 12, password: 'hunter2' }));
    const answer = await app.inject('/api/settings/site_name');
    expect([answer.statusCode, answer.json().error.code]).toEqual([500, 'internal']);
    expect(answer.body).not.toContain('hunter2');
  });

  test('does not include more than the contract promises: that is cut off', async () => {
    const app = await appThat(async () => ({ key: 'site_name', value: 'Vitrina', password: 'hunter2' }));
    expect((await app.inject('/api/settings/site_name')).json()).toEqual({
      key: 'site_name',
      value: 'Vitrina',
    });
  });
});

describe.each(oneEngine)('a database that is not there, on %s', (engine) => {
  const site = useApp(engine);
  const paths = [
    '/api/settings/site_name?locale=it',
    '/api/locale-configs/all-locales?locale=it',
    '/api/locale-configs/it',
    '/api/home-data?locale=it',
    '/api/categories/popular?locale=it',
    '/api/posts/by-locale/it?q=aria',
    '/api/posts/by-slug/palestra-in-casa?locale=it',
  ];
  const expectUnavailable = async () => {
    for (const path of paths) {
      const answer = await site().app.inject(path);
      expect([path, answer.statusCode, answer.json()]).toEqual([
        path,
        503,
        {
          error: {
            code: 'unavailable',
            message: 'Il servizio è momentaneamente non disponibile. Riprova tra poco.',
          },
        },
      ]);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  };

  test('is a 503 that says when to come back, until it is there again', async () => {
    const query = vi.spyOn(site().client, 'query');
    query.mockRejectedValue(new DatabaseUnavailable('The database’s thread was lost.'));
    await expectUnavailable();
    query.mockRestore();
    for (const path of paths) expect((await site().app.inject(path)).statusCode, path).toBe(200);
  });

  test('is the same once it is closed', async () => {
    await site().client.close();
    await expectUnavailable();
  });
});
