import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, uniformApi } from '#test/harness/app.ts';
import { makeTemporaryFolder } from '#test/harness/programs/temporary-folder.ts';
import { assetRoutes } from './assets.ts';

const types = {
  js: /^(?:text|application)\/javascript; charset=utf-8$/,
  css: /^text\/css; charset=utf-8$/,
  svg: /^image\/svg\+xml; charset=utf-8$/,
};

describe('built files', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const around = makeTemporaryFolder();
    const folder = path.join(around, 'assets');
    mkdirSync(folder);
    writeFileSync(path.join(around, 'beside.js'), 'outside');
    for (const kind of Object.keys(types)) {
      for (const ending of ['', '.br']) writeFileSync(path.join(folder, `here.${kind}${ending}`), 'x');
    }
    app = await buildTestApp({
      api: uniformApi(async () => ({})),
      extend: async (instance) => {
        await instance.register(assetRoutes, {
          directory: folder,
          findElsewhere: async (name) => (name.startsWith('elsewhere.') ? Buffer.from('x') : undefined),
        });
      },
    });
    return async () => {
      await app.close();
      rmSync(around, { recursive: true });
    };
  });

  test.each(Object.entries(types))('of kind %s say what they are, in which letters', async (kind, type) => {
    const ask = (place: string, headers = {}) => app.inject({ url: `/assets/${place}.${kind}`, headers });
    const pressed = await ask('here', { 'accept-encoding': 'br' });
    expect(pressed.headers['content-encoding']).toBe('br');
    for (const { statusCode, headers } of [await ask('here'), await ask('elsewhere'), pressed]) {
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toMatch(type);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test.each(['/assets', '/assets/', '/assets/.', '/assets/..%2fbeside.js', '/assets/%2e%2e/beside.js'])(
    'are not listed, and nothing beside them is had: %s',
    async (url) => {
      const { statusCode, body } = await app.inject(url);
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(body).not.toMatch(/here\.|outside/);
    },
  );
});
