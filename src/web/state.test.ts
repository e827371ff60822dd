import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './shared/api/query-client.ts';
import { readState, stateElementId, writeState } from './state.ts';

const facts = {
  locale: 'br' as const,
  publicUrl: 'https://e.example',
  renderedAt: '2026-06-15T15:00:00.000Z',
};
const newClient = () => createQueryClient(() => Promise.reject(new Error('not asked')));

/** What a browser would find in the page's state element. */
function pageWith(text: string) {
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === stateElementId ? { textContent: text } : null),
  });
}

afterEach(() => vi.unstubAllGlobals());

test('the browser knows what the server knew', () => {
  const server = newClient();
  server.setQueryData(['/api/home-data', { locale: 'br' }], { pages: [{ posts: [1] }], pageParams: [null] });
  server.setQueryData(['/api/locale-configs/br'], { siteName: 'Vitrina "Brasil" & ção \u2028' });
  pageWith(writeState(facts, server));
  const browser = newClient();
  expect(readState(browser)).toEqual(facts);
  for (const key of [['/api/home-data', { locale: 'br' }], ['/api/locale-configs/br']]) {
    expect(browser.getQueryData(key)).toEqual(server.getQueryData(key));
  }
});

test('no HTML parser can take it for markup', () => {
  const server = newClient();
  const title = '</script><script>alert(1)</script><!-- <b>';
  server.setQueryData(['/api/x', { q: '<' }], { title });
  const state = writeState(facts, server);
  expect(state).not.toContain('<');
  pageWith(state);
  const browser = newClient();
  readState(browser);
  expect(browser.getQueryData(['/api/x', { q: '<' }])).toEqual({ title });
});

test('what failed or never came is left out', async () => {
  const server = newClient();
  await server.prefetchQuery({ queryKey: ['/api/failed'] });
  server.setQueryData(['/api/known'], null);
  const { queries } = JSON.parse(writeState(facts, server)) as { queries: unknown };
  expect(queries).toEqual([[['/api/known'], null]]);
});
