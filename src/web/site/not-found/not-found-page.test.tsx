import { describe, expect, test } from 'vitest';
import { paths } from '#contract/site/addresses/paths.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import { loadDictionary } from '#i18n/load-dictionary.ts';
import { editionFacts } from '#seed/facts/editions.ts';
import { clientKnowing, renderInEdition } from '#test/harness/render.tsx';
import { editionQuery } from '#web/shared/api/editions.ts';
import NotFoundPage from './not-found-page.tsx';

function render(locale: Locale | undefined, known = true) {
  const client = clientKnowing(
    locale && known ? [[editionQuery(locale).queryKey, { siteName: editionFacts[locale].siteName }]] : [],
  );
  const page = <NotFoundPage params={{}} search={new URLSearchParams()} />;
  return renderInEdition(page, { locale, client, pathname: '/nada' });
}

const outside = await render(undefined);

describe('outside any edition', () => {
  const { html, head } = outside;

  test('says what is given, word for word', () => {
    expect(html).toContain('<h1>Página não encontrada</h1>');
    expect(html).toContain('A página que você procura não existe ou foi movida.');
    // Only where the application runs: nobody is promised a way that does not come.
    expect(html).toContain('<p class="scripted">Redirecionando para a página inicial em 5 segundos...</p>');
    expect(html).toContain('class="scripted" width="72"');
    expect(html, 'circles are measured by their own length').not.toContain('pathLength');
    expect(html).toMatch(/<a href="\/br"[^>]*>Não quer esperar\? Clique aqui<\/a>/);
  });

  test('leads to br and is called after it', () => {
    expect(new Set(html.match(/href="[^"]*"/g))).toEqual(new Set(['href="/br"']));
    expect(html).toMatch(/<a href="\/br"[^>]*><span.*?Vitrina<span[^>]*> Brasil<\/span>/);
    expect(head?.title).toBe('Página não encontrada - Vitrina Brasil');
  });
});

describe.each(locales)('inside %s', (locale) => {
  test('speaks its language, leads to its home, and to what else there is to see', async () => {
    const { html, head } = await render(locale);
    const { notFound } = await loadDictionary(locale);
    expect(html).toContain(`<h1>${notFound.title}</h1>`);
    expect(html).toContain(notFound.message);
    expect(html).toContain(notFound.countdown(5));
    const places = [paths.home(locale), paths.reviews(locale), paths.categories(locale)];
    expect(new Set(html.match(/(?<=<a href=")[^"]*/g))).toEqual(new Set(places));
    expect(head?.title).toBe(`${notFound.title} - ${editionFacts[locale].siteName}`);
  });

  test('is kept out of search engines', async () => {
    const { head } = await render(locale);
    expect(head).toMatchObject({ index: false, alternates: [], jsonLd: [] });
  });
});

describe('the countdown', () => {
  test('has a full ring, a way to go at once and a way to stay', async () => {
    const { html } = await render('br');
    expect(html).toContain('stroke-dasharray="189 189"');
    expect(html).toMatch(/<text [^>]*>5<\/text>/);
    expect(html).toMatch(/<button type="button" class="[^"]*scripted[^"]*">Ficar nesta página<\/button>/);
  });
});

test('an edition that cannot be asked about still has a page', async () => {
  const { html, head } = await render('it', false);
  expect(html).toContain('Pagina non trovata');
  expect(head?.title).toBe('Pagina non trovata - Vitrina Brasil');
});
