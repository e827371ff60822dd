import { expect, test } from 'vitest';
import { policyReportPath } from '#contract/site/addresses/paths.ts';
import { policyHeaders } from './document.ts';

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
