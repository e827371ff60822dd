import { describe, expect, test } from 'vitest';
import { useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { as } from '#test/harness/people/actors.ts';

const url = '/api/admin/policy-reports';

describe.each(oneEngine)('what policies stopped, for the desk, on %s', (engine) => {
  const site = useApp(engine, { content: 'nothing' });

  test('is told to owners and to nobody else', async () => {
    const { policyReports } = site().services;
    const page = 'http://localhost:3000/br?q=ana';
    const violation = { directive: 'img-src', blocked: 'http://shop.example/a.png', page, source: '' };
    policyReports.take([violation, violation], { network: '192.0.2.1', host: 'localhost:3000' });
    await policyReports.flush();
    expect((await as(site(), 'owner')('GET', url)).json()).toEqual({
      days: 30,
      items: [
        {
          directive: 'img-src',
          blocked: 'http://shop.example',
          page: '/br',
          reports: 2,
          lastAt: site().clock().toISOString(),
        },
      ],
    });
    expect((await as(site(), 'editor')('GET', url)).statusCode).toBe(403);
    expect((await as(site(), undefined)('GET', url)).statusCode).toBe(401);
  });
});
