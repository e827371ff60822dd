import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { lazyPage } from './lazy-page.ts';

const pageModule = { default: () => <p>pronta</p> };
const render = ({ Page }: ReturnType<typeof lazyPage>) =>
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

test('a load that failed is tried again', async () => {
  const load = vi.fn(async () => pageModule).mockRejectedValueOnce(new Error('offline'));
  const { preload } = lazyPage('x.tsx', load);
  await expect(preload()).rejects.toThrow('offline');
  expect(await preload()).toBe(pageModule);
});
