import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Locale, locales } from '#contract/site/locales.ts';
import { buildTestApp, useApp } from '#test/harness/app.ts';
import { pagesFromSource } from '#test/harness/pages.ts';

const RUNS = 100;
const names = ['name', 'email', 'subject', 'message', 'website', 'ticket', '__proto__', 'toString'];

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('\0', '\ud800', '</script>', '</textarea><script>', '<!--', '"><script x="', '\u2028'),
);
const anything = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), text), text), { maxLength: 8 });
const message = fc.record({
  name: fc.constantFrom('Ana Prado', 'Bia'),
  email: fc.emailAddress(),
  subject: fc.constantFrom('Uma correção', '<script>alert(1)</script>'),
  message: fc.string({ unit: 'grapheme', minLength: 10, maxLength: 200 }),
});
const bodies = fc.oneof(
  message.map((values) => new URLSearchParams(values).toString()),
  anything.map((pairs) => new URLSearchParams(pairs).toString()),
  fc.constantFrom(
    '%',
    '%zz=1',
    'name=%00',
    'name=%ED%A0%80',
    '&&&',
    '=',
    'name',
    `name=${'x'.repeat(50_000)}`,
  ),
);

describe('the contact form without scripts, sent anything', () => {
  const site = useApp('pg');
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildTestApp({ api: site().api, extend: pagesFromSource(site()) });
  });
  afterAll(() => app.close());
  const scriptsIn = (html: string) =>
    html.match(/<script\b[^>]*>/g)?.map((tag) => tag.replace(/ data-app=".*"/, ''));

  test('leads on, or shows a whole page with no script but ours', { timeout: 120_000 }, async () => {
    const ours = new Map<Locale, string[] | undefined>();
    for (const locale of locales) ours.set(locale, scriptsIn((await app.inject(`/${locale}/contato`)).body));
    const statuses = new Set<number>();
    let callers = 0;
    const property = fc.asyncProperty(bodies, fc.constantFrom(...locales), async (payload, locale) => {
      callers += 1;
      const answer = await app.inject({
        method: 'POST',
        url: `/${locale}/contato`,
        payload,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        remoteAddress: `10.0.${callers >> 8}.${callers & 255}`,
      });
      statuses.add(answer.statusCode);
      expect([303, 400, 404]).toContain(answer.statusCode);
      if (answer.statusCode === 303) return;
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(scriptsIn(answer.body)).toEqual(ours.get(locale));
      const [, state = ''] = /id="state">(.*?)<\/script>/s.exec(answer.body) ?? [];
      expect(JSON.parse(state).facts.locale).toBe(locale);
      expect(answer.body.endsWith('</body></html>')).toBe(true);
    });
    await fc.assert(property, { numRuns: RUNS });
    expect([...statuses]).toEqual(expect.arrayContaining([303, 400]));
  });
});
