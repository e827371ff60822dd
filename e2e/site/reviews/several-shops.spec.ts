import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { AdminReview } from '#contract/commerce/reviews/reviews.admin.schemas.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import type { AdminPost } from '#contract/writing/posts/posts.admin.schemas.ts';
import { expect } from '../../support/desk.ts';
import { test } from '../../support/own-site.ts';
import { call } from '../../support/people.ts';
import { body, paragraph } from '../../support/posts.ts';
import { newAsin, newProduct, newReview } from '../../support/products.ts';

const texts: Record<Locale, { verdict: string; pros: string; cons: string; used: string; title: string }> = {
  br: {
    verdict: 'Vale o que custa.',
    pros: 'leve',
    cons: 'um pouco caro',
    used: 'Usamos por um mês em uma casa com dois gatos.',
    title: 'O que compramos para a casa',
  },
  it: {
    verdict: 'Vale quello che costa.',
    pros: 'leggero',
    cons: 'un po’ caro',
    used: 'Lo abbiamo usato per un mese in una casa con due gatti.',
    title: 'Che cosa abbiamo comprato per la casa',
  },
  mx: {
    verdict: 'Vale lo que cuesta.',
    pros: 'ligero',
    cons: 'algo caro',
    used: 'Lo usamos durante un mes en una casa con dos gatos.',
    title: 'Lo que compramos para la casa',
  },
  es: {
    verdict: 'Vale lo que cuesta.',
    pros: 'ligero',
    cons: 'algo caro',
    used: 'Lo hemos usado durante un mes en una casa con dos gatos.',
    title: 'Lo que hemos comprado para casa',
  },
  us: {
    verdict: 'It is worth what it costs.',
    pros: 'light',
    cons: 'a little expensive',
    used: 'We used it for a month in a house with two cats.',
    title: 'What we bought for the house',
  },
};

/** Where the shop links in a part of the page lead, in their order; each of them whole on the screen and easy to hit. */
async function shopsIn(page: Page, part: string): Promise<string[]> {
  const links = page.locator(`${part} a[data-at]`).filter({ visible: true });
  await expect(links.first()).toBeVisible();
  const found = await links.evaluateAll((all) =>
    all.map((link) => {
      const { left, right, height } = link.getBoundingClientRect();
      const scrolls = link.closest('.table-scroll') !== null;
      const fits = height >= 24 && (scrolls || (left >= 0 && right <= innerWidth));
      return fits ? new URL((link as HTMLAnchorElement).href).hostname : `${link.outerHTML} does not fit`;
    }),
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  return found;
}

/** The order is proven of every edition by tests of the server: here it is room, which the longest words have least of. */
const shown = process.env.TEST_EVERYTHING ? locales : (['it'] as const);

for (const locale of shown)
  test(`a phone shows what four shops ask for one product, in five places, in ${locale}`, async ({
    page,
    own,
  }) => {
    const { owner } = own;
    const edition = `/api/admin/locale-configs/${locale}`;
    const { status } = await call(owner, 'GET', `/api/locale-configs/${locale}`);
    await call(owner, 'PATCH', edition, { status: 'active' });
    const mark = randomUUID().slice(0, 8);
    const { verdict, pros, cons, used, title } = texts[locale];
    const awin = { network: 'awin', numbers: { merchant: '7890' } };
    const account = { numbers: { publisher: '123456' } };
    await call(owner, 'PUT', `/api/admin/shops/${locale}/networks/awin`, account);
    const usual = { priceHours: null, keepsHistory: null, closed: false };
    for (const name of ['barata', 'cara', 'vazia'])
      await call(owner, 'POST', `/api/admin/shops/${locale}`, {
        ...{ name: `Aro ${name}`, hosts: [`${name}-${mark}.example`], ...usual },
        ...(name === 'vazia' ? { network: null, numbers: {} } : awin),
      });
    const { id: productId } = await newProduct(owner, `Faro ${mark}`);
    const review: AdminReview = await newReview(owner, productId, locale, {
      ...{ verdict, pros: [pros], cons: [cons], body: body(used) },
    });
    await call(owner, 'POST', `/api/admin/reviews/${review.id}/publish`, {});
    const offer = { productId, locale, availability: 'in_stock' };
    await call(owner, 'POST', '/api/admin/offers', { ...offer, externalId: newAsin(), price: 129_990 });
    for (const [name, more] of [
      ['barata', { price: 119_990 }],
      ['cara', { price: 139_990 }],
      ['vazia', { price: 99_990, availability: 'out_of_stock' }],
    ] as const)
      await call(owner, 'POST', '/api/admin/offers', {
        ...{ ...offer, marketplace: 'other', url: `https://${name}-${mark}.example/p/1`, ...more },
      });
    const post: AdminPost = await call(owner, 'POST', '/api/admin/posts', {
      ...{ locale, title: `${title} ${mark}` },
      content: {
        type: 'doc',
        content: [
          paragraph(used),
          { type: 'quickPicks', attrs: { picks: [{ productId, label: 'Aro' }] } },
          { type: 'comparisonTable', attrs: { productIds: [productId] } },
          { type: 'productCard', attrs: { productId } },
        ],
      },
    });
    await call(owner, 'POST', `/api/admin/posts/${post.id}/publish`, { version: post.version });

    await page.setViewportSize({ width: 360, height: 740 });
    const cheapest = 'www.awin1.com';
    const all = [cheapest, expect.stringMatching(/^www\.amazon\./), cheapest, `vazia-${mark}.example`];
    await page.goto(own.url + paths.review(locale, review.slug));
    expect(await shopsIn(page, '.verdict-card')).toEqual(all);
    await page.goto(own.url + paths.post(locale, post.slug));
    expect(await shopsIn(page, `#product-${productId}`)).toEqual(all);
    expect((await shopsIn(page, '.quick-picks'))[0]).toBe(cheapest);
    expect((await shopsIn(page, '.table-scroll'))[0]).toBe(cheapest);
    await page.goto(`${own.url}${paths.reviews(locale)}?q=${mark}`);
    expect(await shopsIn(page, 'article')).toEqual([cheapest]);
    await call(owner, 'PATCH', edition, { status });
  });
