import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { type LazyPage, lazyPage, PageLoadError } from './lazy-page.ts';

const pageModule = { default: () => <p>pronta</p> };
const render = ({ Page }: LazyPage) =>
  renderToString(
    <Suspense fallback="Carregando...">
      <Page params={{}} search={new URLSearchParams()} />
    </Suspense>,
  );

test('a page that is there is rendered at once', async () => {
  const page = lazyPage('x.tsx', async () => pageModule);
  await page.preload();
  expect(render(page)).toContain('<p>pronta</p>');
});

test('a page that is still on its way shows that it is', () => {
  expect(render(lazyPage('x.tsx', async () => pageModule))).toContain('Carregando...');
});

test('a page is loaded once, however often it is wanted', async () => {
  const load = vi.fn(async () => pageModule);
  const { preload } = lazyPage('x.tsx', load);
  await Promise.all([preload(), preload()]);
  await preload();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a load that failed says so, and is tried again', async () => {
  const offline = new Error('offline');
  const load = vi.fn(async () => pageModule).mockRejectedValueOnce(offline);
  const { preload } = lazyPage('x.tsx', load);
  const failure = await preload().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PageLoadError);
  expect(failure).toMatchObject({ message: 'x.tsx could not be loaded', cause: offline });
  expect(await preload()).toBe(pageModule);
});
