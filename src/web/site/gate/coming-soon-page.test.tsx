import { describe, expect, test } from 'vitest';
import type { Edition } from '#contract/running/editions/editions.schemas.ts';
import { type Locale, type LocaleStatus, languageTags, locales } from '#contract/site/locales.ts';
import { loadDictionary } from '#i18n/load-dictionary.ts';
import { editionFacts } from '#seed/facts/editions.ts';
import { clientKnowing, renderInEdition } from '#test/harness/render.tsx';
import { editionQuery, gateQuery } from '#web/shared/api/editions.ts';
import { comingSoonPage } from './coming-soon.tsx';
import { LocaleGate } from './locale-gate.tsx';

const configOf = (locale: Locale, status: LocaleStatus): Edition => ({
  id: 1,
  locale,
  language: languageTags[locale],
  showPrices: true,
  ...editionFacts[locale],
  status,
});

const gate = (
  <LocaleGate>
    <p>a página</p>
  </LocaleGate>
);

/** The gate before a page, once its question was answered, refused ('failed') or not answered yet. */
async function render(locale: Locale, state: LocaleStatus | 'failed' | 'waiting', pathname = `/${locale}`) {
  const client = clientKnowing();
  if (state === 'failed') await client.prefetchQuery(editionQuery(locale));
  else if (state !== 'waiting') client.setQueryData(gateQuery(locale).queryKey, configOf(locale, state));
  await comingSoonPage.preload();
  return renderInEdition(gate, { locale, client, pathname });
}

describe.each(locales)('the gate of %s', (locale) => {
  test('opens an active edition', async () => {
    expect((await render(locale, 'active')).html).toBe('<p>a página</p>');
  });

  test('shows the page while it waits', async () => {
    expect((await render(locale, 'waiting')).html).toBe('<p>a página</p>');
  });

  test('says of a closed edition that it is not available, and not to come back in a few days', async () => {
    const { html, head } = await render(locale, 'inactive');
    const { gate } = await loadDictionary(locale);
    expect(html).toContain('<h1>Oops!</h1>');
    expect(html).toContain(gate.errorMessage);
    expect(html).not.toContain(gate.secondLine);
    expect(html).toContain(`© 2031 ${editionFacts[locale].siteName}`);
    expect(head).toMatchObject({ index: false, alternates: [] });
  });

  test('keeps an announced edition closed', async () => {
    const { html } = await render(locale, 'coming_soon');
    const { gate } = await loadDictionary(locale);
    const { siteName } = editionFacts[locale];
    expect(html).not.toContain('a página<');
    expect(html).toContain(`<h1>${gate.title}</h1>`);
    expect(html).toContain(`${gate.firstLine(siteName)}<br/>${gate.secondLine}`);
    expect(html).toMatch(new RegExp(`<a href="/#paises" data-forget=""[^>]*>${gate.back}</a>`));
    expect(html).toContain(`© 2031 ${siteName}`);
    expect(html).toContain(gate.trademark);
    expect(html).not.toContain(gate.errorTitle);
  });

  test('says that it could not ask', async () => {
    const { html, head } = await render(locale, 'failed');
    const { gate } = await loadDictionary(locale);
    expect(html).toContain('<h1>Oops!</h1>');
    expect(html).toContain(gate.errorMessage);
    expect(html).toMatch(new RegExp(`<a href="/${locale}"[^>]*>${gate.retry}</a>`));
    expect(html).toMatch(new RegExp(`<a href="/#paises" data-forget=""[^>]*>${gate.back}</a>`));
    expect(html).not.toContain(gate.title);
    expect(head).toMatchObject({ index: false, alternates: [] });
    expect(head?.title).toMatch(/^Oops! - /);
  });
});

describe('what search engines are told', () => {
  test('an announced edition may be found by its home alone', async () => {
    expect((await render('us', 'coming_soon')).head).toMatchObject({
      index: true,
      canonical: 'https://e.example/us',
      title: 'Coming Soon! - Vitrina USA',
      ogLocale: 'en_US',
    });
    expect((await render('us', 'coming_soon', '/us/review')).head).toMatchObject({
      index: false,
      canonical: 'https://e.example/us/review',
      alternates: [],
    });
  });

  test('any other closed edition is none of their business', async () => {
    const { head } = await render('us', 'inactive');
    expect(head).toMatchObject({ index: false, alternates: [] });
  });
});

test('a question that fails later takes no readable page away', async () => {
  const { queryKey } = gateQuery('br');
  const client = clientKnowing([[queryKey, configOf('br', 'active')]]);
  await client.refetchQueries({ queryKey });
  expect(client.getQueryState(queryKey)?.status).toBe('error');
  expect((await renderInEdition(gate, { locale: 'br', client })).html).toBe('<p>a página</p>');
});
