import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '#test/harness/render.tsx';
import { lazyTexts } from './lazy-texts.ts';

const texts = (locale: string) => ({ hello: `Hello, ${locale}` });

function Greeting({ of: { useTexts } }: { of: ReturnType<typeof lazyTexts<{ hello: string }>> }) {
  return <p>{useTexts().hello}</p>;
}

test('what was loaded before is there at once, in the language of the page', async () => {
  const load = vi.fn(async (locale: string) => texts(locale));
  const lazy = lazyTexts(load);
  await Promise.all([lazy.preload('it'), lazy.preload('it'), lazy.preload('br')]);
  expect(load).toHaveBeenCalledTimes(2);
  expect((await renderPart(<Greeting of={lazy} />, { locale: 'it' })).html).toBe('<p>Hello, it</p>');
});

test('what is on its way is waited for', async () => {
  const lazy = lazyTexts(async (locale) => texts(locale));
  const { html } = await renderPart(
    <Suspense fallback="...">
      <Greeting of={lazy} />
    </Suspense>,
  );
  expect(html).toContain('...');
});

test('a failure is no verdict: the next attempt asks again', async () => {
  const load = vi.fn(async (locale: string) => texts(locale)).mockRejectedValueOnce(new Error('offline'));
  const lazy = lazyTexts(load);
  await expect(lazy.preload('br')).rejects.toThrow('offline');
  await expect(lazy.preload('br')).resolves.toEqual(texts('br'));
});
