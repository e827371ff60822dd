import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { newVersionBanner } from '#contract/site/features.ts';
import { locales } from '#contract/site/locales.ts';
import { loadDictionary } from '#i18n/load-dictionary.ts';
import { PageContextProvider } from '#web/shared/page-context.tsx';
import { NewVersionBanner, VersionNotice } from './new-version-banner.tsx';

const renderIn = async (locale: (typeof locales)[number], element: React.ReactNode) => {
  const dictionary = await loadDictionary(locale);
  const facts = { locale, publicUrl: 'https://e.example', renderedAt: '2031-06-15T15:00:00.000Z' };
  return renderToString(
    <PageContextProvider value={{ ...facts, dictionary }}>{element}</PageContextProvider>,
  );
};

test('the banner is there, and switched off', async () => {
  expect(newVersionBanner).toBe(false);
  expect(await renderIn('br', <NewVersionBanner />)).toBe('');
});

test('switched on it still waits for a version that waits', async () => {
  expect(await renderIn('br', <NewVersionBanner enabled />)).toBe('');
});

describe.each(locales)('in %s', (locale) => {
  test('it says what there is and offers to take it', async () => {
    const html = await renderIn(locale, <VersionNotice onUpdate={() => {}} />);
    const { common } = await loadDictionary(locale);
    expect(html).toContain('role="status"');
    expect(html).toContain(`<p>${common.newVersion}</p>`);
    expect(html).toMatch(new RegExp(`<button type="button"[^>]*>${common.update}</button>`));
  });
});
