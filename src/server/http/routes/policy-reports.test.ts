import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Violation } from '#contract/running/policy-reports/policy-reports.schemas.ts';
import { policyReportPath } from '#contract/site/addresses/paths.ts';
import { wireLimits } from '#contract/site/wire-limits.ts';
import { buildTestApp, uniformApi } from '#test/harness/app.ts';
import { policyReportRoutes } from './policy-reports.ts';

const old = {
  'csp-report': {
    'document-uri': 'http://localhost:3000/br',
    'violated-directive': "script-src 'self'",
    'blocked-uri': 'inline',
  },
};
const body = {
  documentURL: 'http://localhost:3000/br',
  blockedURL: 'inline',
  effectiveDirective: 'script-src',
};
const report = { type: 'csp-violation', age: 1, url: 'http://localhost:3000/br', user_agent: 'a test', body };

describe('reports of browsers', () => {
  let taken: Violation[];
  let app: FastifyInstance;
  const send = (type: string, payload: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: policyReportPath,
      payload,
      headers: { ...headers, 'content-type': type },
    });

  beforeEach(async () => {
    taken = [];
    const policyReports = { take: (violations: readonly Violation[]) => void taken.push(...violations) };
    app = await buildTestApp({
      api: uniformApi(async () => ({})),
      extend: async (instance) => void (await instance.register(policyReportRoutes, { policyReports })),
    });
  });
  afterEach(() => app.close());

  test('are taken in both ways in which they are sent', async () => {
    const answers = [
      await send('application/csp-report', JSON.stringify(old)),
      await send('application/reports+json; charset=utf-8', JSON.stringify([report, report])),
    ];
    expect(answers.map(({ statusCode, body: said }) => [statusCode, said])).toEqual([
      [204, ''],
      [204, ''],
    ]);
    expect(taken.map(({ directive, blocked }) => [directive, blocked])).toEqual([
      ["script-src 'self'", 'inline'],
      ['script-src', 'inline'],
      ['script-src', 'inline'],
    ]);
  });

  test('are taken one by one: what is something else, or too long, spoils no other', async () => {
    const long = { ...report, body: { ...body, blockedURL: `https://a.example/${'a'.repeat(5_000)}` } };
    const others = [
      7,
      null,
      { ...report, type: 'deprecation' },
      long,
      { ...report, body: { documentURL: 7 } },
    ];
    await send('application/reports+json', JSON.stringify([...others, report]));
    expect(taken).toHaveLength(1);
  });

  test('are taken up to an end', async () => {
    await send('application/reports+json', JSON.stringify(Array.from({ length: 40 }, () => report)));
    expect(taken).toHaveLength(wireLimits.policyReports.perBody);
  });

  test.each([
    ['application/csp-report', '{"never": read'],
    ['application/csp-report', ''],
    ['application/csp-report', 'null'],
    ['application/csp-report', '{"csp-report": {"document-uri": ["x"]}}'],
    ['application/reports+json', '{}'],
    ['application/json', JSON.stringify(old)],
    ['text/plain', 'hello'],
    ['application/csp-report', JSON.stringify({ ...old, more: 'x'.repeat(20_000) })],
    ['multipart/form-data; boundary=x', '--x--'],
  ])('thank for anything else and count nothing: %s %#', async (type, payload) => {
    const answer = await send(type, payload);
    expect([answer.statusCode, answer.body, taken]).toEqual([204, '', []]);
  });

  test('come from our own pages only', async () => {
    await send('application/csp-report', JSON.stringify(old), { origin: 'https://elsewhere.example' });
    expect(taken).toEqual([]);
  });
});
