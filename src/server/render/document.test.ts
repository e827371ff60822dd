import { expect, test } from 'vitest';
import { policyReportPath } from '#contract/site/addresses/paths.ts';
import type { RenderedPage } from '#web/rendered-page.ts';
import type { RefusedForm } from '#web/shared/page-context.tsx';
import { documentHtml, hashOf, policyHeaders } from './document.ts';
import { isView } from './page-renderer.ts';

test('a page says what may run in it, makes no markup of strings, and whom to tell', () => {
  const assets = { stylesFor: () => '', commonStyles: '', landingRedirect: '', filesFor: () => [] };
  const headers = policyHeaders({ ...assets, loader: 'theme()' })('a{}', false);
  const policy = headers['content-security-policy'].split('; ');
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain('trusted-types vitrina');
  expect(policy).toContain(`report-uri ${policyReportPath}`);
  expect(policy).toContain('report-to csp');
  expect(policy).toEqual(
    expect.arrayContaining([
      ...["worker-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"],
    ]),
  );
  expect(policy.join()).not.toContain('unsafe');
  expect(headers['reporting-endpoints']).toBe(`csp="${policyReportPath}"`);
});

test('only a page that tells of its view has the script for it, and may run it', () => {
  const assets = {
    ...{ stylesFor: () => '', commonStyles: '', landingRedirect: 'lead()', filesFor: () => [] },
    loader: 'theme()',
  };
  const telling = { ...assets, tellView: 'tell()' };
  const page: RenderedPage = {
    ...{ status: 200, language: 'it', activeLocale: 'it', landing: undefined, body: '', state: '{}' },
    head: { title: 'x', description: 'y', alternates: [], jsonLd: [], image: {} } as never,
    ...{ modules: [], startsAtOnce: false },
  };
  const silent = documentHtml(page, assets, '');
  expect(documentHtml(page, telling, '', false)).toBe(silent);
  expect(documentHtml(page, assets, '', true)).toBe(silent);
  expect(documentHtml(page, telling, '', true)).toBe(
    silent.replace('theme()</script>', 'theme()</script><script>tell()</script>'),
  );
  const policy = policyHeaders(assets)('a{}', false);
  expect(policyHeaders(telling)('a{}', false)).toEqual(policy);
  const [now, before] = [policyHeaders(telling)('a{}', false, true), policy].map(
    (headers) => headers['content-security-policy'],
  );
  expect(now?.replace(` ${hashOf('tell()')}`, '')).toBe(before);
});

test.each<[boolean, number, string, RefusedForm | undefined]>([
  [true, 200, '/it', undefined],
  [true, 200, '/it/palestra-in-casa', undefined],
  [false, 404, '/it/palestra-in-casa', undefined],
  [false, 200, '/', undefined],
  [false, 200, '/preview', undefined],
  [false, 200, '/it/contatto', { values: {}, problems: {} } as unknown as RefusedForm],
])('is there a view to tell of? %s: %i %s', (told, status, pathname, form) => {
  expect(isView(status, pathname, form)).toBe(told);
});
