import { randomUUID } from 'node:crypto';
import type { AdminReview } from '#contract/commerce/reviews/reviews.admin.schemas.ts';
import { expectAccessible } from '../../support/axe.ts';
import { allowRefusals, expect, test } from '../../support/desk.ts';
import { body } from '../../support/posts.ts';
import { newProduct, newReview } from '../../support/products.ts';

test('a shop gets its network’s links, another one those that somebody pastes, and readers follow both', async ({
  page,
  desk,
  request,
  complaints,
}) => {
  const mark = randomUUID().slice(0, 8);
  const person = await desk.open('/admin/shops?locale=mx', await desk.newPerson('owner'));
  await page.getByRole('button', { name: 'Nova loja' }).click();
  const making = page.getByRole('dialog', { name: 'Nova loja' });
  await making.getByLabel('Nome', { exact: true }).fill(`Barata ${mark}`);
  await making.getByLabel('Endereços da loja').fill('https://www.amazon.com.mx/');
  await making.getByRole('combobox', { name: 'Rede' }).click();
  await page.getByRole('option', { name: 'Awin' }).click();
  await making.getByLabel('Publisher ID').fill('123456');
  await making.getByLabel('Advertiser ID').fill('7890');
  await making.getByRole('button', { name: 'Criar loja' }).click();
  await expect(making.locator('[name=hosts][aria-invalid=true]')).toBeVisible();
  allowRefusals(complaints);
  await making.getByLabel('Endereços da loja').fill(`https://www.b${mark}.example/ofertas`);
  await making.getByLabel('Experimentar').fill(`https://www.b${mark}.example/p?cor=1&utm_source=x`);
  const link = 'https://www.awin1.com/cread.php?awinmid=7890&awinaffid=123456&clickref=mx-1';
  await expect(
    making.getByText(`${link}&ued=https%3A%2F%2Fwww.b${mark}.example%2Fp%3Fcor%3D1`),
  ).toBeVisible();
  await expect(making.getByText('Retirado: utm_source.')).toBeVisible();
  await expectAccessible(page, 'a shop that is being written');
  await making.getByRole('button', { name: 'Criar loja' }).click();
  await expect(page.getByRole('button', { name: `Barata ${mark}`, exact: true })).toBeVisible();

  const { api } = person;
  const minted = { hosts: [`m${mark}.example`], network: 'mercado-livre', numbers: {} };
  const usual = { priceHours: null, keepsHistory: null, closed: false };
  await desk.call(api, 'POST', '/api/admin/shops/mx', { name: `Mercado ${mark}`, ...minted, ...usual });
  const { id: productId } = await newProduct(api, `Faro ${mark}`);
  const review: AdminReview = await newReview(api, productId, 'mx', {
    ...{ verdict: 'Vale lo que cuesta.', pros: ['ligero'], cons: ['algo ruidoso'] },
    body: body('Lo usamos durante un mes en una casa con dos gatos.'),
  });
  await desk.call(api, 'POST', `/api/admin/reviews/${review.id}/publish`, {});
  for (const [host, price] of [
    [`b${mark}`, 90_000],
    [`m${mark}`, 80_000],
  ]) {
    const offer = {
      productId,
      locale: 'mx',
      marketplace: 'other',
      url: `https://${host}.example/p/1`,
      price,
    };
    await desk.call(api, 'POST', '/api/admin/offers', { ...offer, availability: 'in_stock' });
  }

  await page.reload();
  const row = page.getByRole('row').filter({ hasText: `Mercado ${mark}` });
  await expect(row).toContainText('1 sem link');
  await row.getByRole('button', { name: `Ações para Mercado ${mark}` }).click();
  await page.getByRole('menuitem', { name: 'Colar links' }).click();
  const pasting = page.getByRole('dialog', { name: `Colar links: Mercado ${mark}` });
  await expect(pasting.getByText(`https://m${mark}.example/p/1`)).toBeVisible();
  await pasting.getByLabel('Links', { exact: true }).fill('https://bit.ly/abc');
  await pasting.getByRole('button', { name: 'Conferir' }).click();
  await expect(pasting.getByRole('status')).toContainText('este link não é da rede desta loja');
  await expectAccessible(page, 'links that are pasted');
  await pasting.getByLabel('Links', { exact: true }).fill(`https://meli.la/a${mark}`);
  await pasting.getByRole('button', { name: 'Conferir' }).click();
  await pasting.getByRole('button', { name: 'Salvar 1 link' }).click();
  await expect(row).toContainText('Em uso');

  // The cheaper one first, with the link that was pasted; the other with the network's.
  const seen = async () => {
    const found = await request.get(`/api/reviews/by-slug/${review.slug}?locale=mx`);
    const { offer } = await found.json();
    return [offer, ...(offer?.others ?? [])].map((each) => each?.url);
  };
  await expect
    .poll(seen)
    .toEqual([
      `https://meli.la/a${mark}`,
      `https://www.awin1.com/cread.php?awinmid=7890&awinaffid=123456&clickref=mx-r${review.id}-verdict-${productId}&ued=https%3A%2F%2Fb${mark}.example%2Fp%2F1`,
    ]);
});
