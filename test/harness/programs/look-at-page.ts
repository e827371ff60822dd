import vm from 'node:vm';
import { expect } from 'vitest';
import { hashOf } from '#server/render/document.ts';
import type { CachedSite } from './cached-site.ts';

/** Opens a page as a browser does: what its policy lets run is run, and what that sends is sent. Where the page came from. */
export async function lookAtPage(
  ask: CachedSite['ask'],
  pathname: string,
  headers: Record<string, string>,
): Promise<string> {
  const page = await ask(pathname, { headers });
  const policy = page.headers.get('content-security-policy') ?? '';
  const allowed = [...page.text.matchAll(/<script>(.*?)<\/script>/gs)]
    .map(([, code = '']) => code)
    .filter((code) => policy.includes(hashOf(code)));
  const sent: Promise<{ status: number }>[] = [];
  const sendBeacon = (to: string) => sent.push(ask(to, { method: 'POST', headers }));
  const browser = { navigator: { sendBeacon }, location: { pathname }, document: {} };
  for (const code of allowed)
    vm.runInNewContext(code, { ...browser, performance: { getEntriesByType: () => [] } });
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([204]);
  return page.headers.get('cache-status') ?? '';
}

export const googlebot = {
  'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
};
export const browsers = ['Firefox/143.0', 'Firefox/144.0'].map((name) => ({
  'user-agent': `Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 ${name}`,
}));
