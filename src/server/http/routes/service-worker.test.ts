import { expect, onTestFinished, test } from 'vitest';
import { buildTestApp, uniformApi } from '#test/harness/app.ts';
import { serviceWorkerRoute } from './service-worker.ts';

test('the service worker comes from the root, is never kept, and may reach nothing but the site', async () => {
  const app = await buildTestApp({
    api: uniformApi(async () => ({})),
    extend: async (instance) => {
      await instance.register(serviceWorkerRoute, { code: 'self.x=1' });
    },
  });
  onTestFinished(() => app.close());
  const answer = await app.inject('/sw.js');
  expect([answer.statusCode, answer.body]).toEqual([200, 'self.x=1']);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy':
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    'x-content-type-options': 'nosniff',
  });
  expect((await app.inject({ method: 'HEAD', url: '/sw.js' })).statusCode).toBe(200);
});
