import { describe, expect, test } from 'vitest';
import { reviewWords } from '#contract/site/addresses/paths.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import { loadDictionary } from '#i18n/load-dictionary.ts';
import { clientKnowing, renderInEdition } from '#test/harness/render.tsx';
import { popularCategoriesQuery } from '#web/shared/api/categories.ts';
import { allLocalesQuery } from '#web/shared/api/editions.ts';
import { Header } from './header.tsx';

const render = async (locale: Locale | undefined) => {
  const client = clientKnowing([
    [
      allLocalesQuery().queryKey,
      [{ locale: 'it', language: 'it-IT', status: 'active', siteName: 'Vitrina Italia' }],
    ],
    [popularCategoriesQuery(locale ?? 'br').queryKey, [{ id: 5, name: 'Cozinha', slug: 'cozinha' }]],
  ]);
  return (await renderInEdition(<Header siteName="Vitrina Italia" />, { locale, client })).html;
};

const headers = await Promise.all(
  locales.map(async (locale) => ({
    locale,
    html: await render(locale),
    texts: await loadDictionary(locale),
  })),
);

describe.each(headers)('the header of $locale', ({ locale, html, texts: { header, post } }) => {
  test('leads home by its logo and to the reviews', () => {
    expect(html).toMatch(
      new RegExp(`<a href="/${locale}" aria-label="Vitrina Italia: [^"]+"[^>]*>.*?Vitrina.*?Italia.*?</a>`),
    );
    expect(html).toMatch(
      new RegExp(`<a href="/${locale}/${reviewWords[locale]}"[^>]*>${header.reviews}</a>`),
    );
  });

  test('searches by a plain form, in the header and in the menu', () => {
    const forms = html.match(/<form [^>]*>/g) ?? [];
    expect(forms).toHaveLength(2);
    for (const form of forms) {
      expect(form).toContain(`action="/${locale}/${reviewWords[locale]}"`);
      expect(form).toContain('method="get"');
    }
    const inputs = html.match(/<input [^>]*>/g) ?? [];
    expect(inputs).toHaveLength(2);
    for (const input of inputs) {
      expect(input).toContain('name="q"');
      expect(input).toContain('maxLength="50"');
    }
  });

  test('hides both ways to the admin from readers', () => {
    expect(html.match(/href="\/admin"/g)).toHaveLength(2);
    expect(html).toMatch(/<a href="\/admin" class="admin-only [^"]*" aria-label="Admin" data-tip="">/);
    expect(html).toMatch(/<li class="admin-only"><a href="\/admin"[^>]*>.*?Admin<\/a><\/li>/);
  });

  test('has a menu with everything that a phone has no room for', () => {
    const menu = /<nav id="menu" popover="auto".*<\/nav>/.exec(html)?.[0] ?? '';
    expect(menu).toMatch(new RegExp(`<a href="/${locale}"[^>]*>.*?${post.home}</a>`));
    expect(menu).toMatch(
      new RegExp(`<a href="/${locale}/${reviewWords[locale]}"[^>]*>.*?${header.menuReviews}</a>`),
    );
    expect(menu).toContain(`href="/${locale}/categorias"`);
    expect(menu.includes(`href="/${locale}/lancamento"`)).toBe(locale !== 'us');
    expect(menu).toMatch(/<a href="\/\w+\/categoria\/cozinha"/);
    expect(menu).toMatch(/<a href="\/it" hrefLang="it-IT"/);
    expect(menu).toContain('type="search"');
    expect(menu).toContain('data-theme-toggle');
  });
});

describe('without any script', () => {
  test('every button that opens something finds it', async () => {
    const html = await render('br');
    const targets = [...html.matchAll(/popoverTarget="([^"]+)"/gi)].map(([, id]) => id);
    expect(new Set(targets)).toEqual(new Set(['search', 'menu']));
    for (const id of targets) expect(html).toContain(`id="${id}" popover="auto"`);
  });

  test('every button has a name', async () => {
    const html = await render('br');
    for (const button of html.match(/<button .*?<\/button>/g) ?? []) {
      expect(button).toMatch(/aria-label="[^"]+"|> [^<>]+<\/button>$/);
    }
    expect(html).toContain('href="#content"');
  });

  test('the theme can be changed by the page itself', async () => {
    expect(await render('br')).toContain('data-theme-toggle');
  });
});

test('outside any edition the header is that of br', async () => {
  expect(await render(undefined)).toBe(await render('br'));
});
