import { allowRefusals, expect, test } from '../../support/desk.ts';
import { expectSaved, newPost, pasteText, textOf, uniqueTitle, writeAtEnd } from '../../support/posts.ts';
import { newAsin, newEan, newProduct } from '../../support/products.ts';

test('three links of a colleague’s message become products, and one product of two', async ({
  page,
  desk,
  complaints,
}) => {
  const person = await desk.newPerson('editor');
  const [known, fresh] = [newAsin(), newAsin()];
  const name = uniqueTitle('Duo');
  const { id } = await newProduct(person.api, name);
  await desk.call(person.api, 'POST', '/api/admin/offers', {
    productId: id,
    locale: 'mx',
    externalId: known,
  });
  const ean = newEan();

  await desk.open('/admin/products', person);
  await page.getByRole('link', { name: 'Colar links' }).click();
  const field = page.getByLabel('O que colar');
  await field.fill('bom dia!');
  await field.press('Enter');
  await expect(page.getByText('Nada reconhecido')).toBeVisible();

  await field.fill(`Oi! Olha só: https://www.amazon.com.br/dp/${known}?tag=de-outro-20,
    https://www.amazon.com.br/Panela-Aurora-4L/dp/${fresh}/ref=sr_1 e
    https://loja-que-ninguem-conhece.example/chaleira-lume-azul?utm_source=zap. EAN ${ean}`);
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: '4 itens reconhecidos' })).toBeVisible();

  // One of ours, known by what another edition sells it as: its offer is one click away.
  const ours = page.getByRole('article', { name: new RegExp(known) });
  await expect(ours).toContainText('Tirado do endereço: tag');
  await expect(ours).toContainText('reconhecido pelo código da loja');
  await ours.getByRole('button', { name: 'Adicionar esta oferta' }).click();
  await expect(ours.getByText('Oferta adicionada')).toBeVisible();

  // Drafts say where each field is from, and are made together.
  const amazon = page.getByRole('article', { name: new RegExp(fresh) });
  await expect(amazon.getByLabel('Nome')).toHaveValue('Panela Aurora 4L');
  await expect(amazon.getByText('Tirado do endereço: confira.')).toBeVisible();
  await expect(amazon.getByText(/A Amazon não foi perguntada/)).toBeVisible();
  const stranger = page.getByRole('article', { name: /ninguem-conhece/ });
  await expect(stranger.getByText(/Esta edição não conhece a loja/)).toBeVisible();
  const barcode = page.getByRole('article', { name: ean });
  await expect(barcode.getByLabel(/^Código de barras/)).toHaveValue(ean);
  await barcode.getByRole('button', { name: 'Criar sem oferta' }).click();
  await expect(barcode.getByLabel('Marca')).toHaveAttribute('aria-invalid', 'true');
  allowRefusals(complaints);
  await barcode.getByRole('button', { name: 'Deixar de lado' }).click();
  await expect(barcode).toHaveCount(0);
  const twin = uniqueTitle('Panela');
  await amazon.getByLabel('Marca').fill('Aro');
  await amazon.getByLabel('Nome').fill(twin);
  await stranger.getByLabel('Marca').fill('Aro');
  await page.getByRole('button', { name: 'Criar os 2' }).click();
  await expect(page.locator('.toast').filter({ hasText: '2 produtos criados' })).toBeVisible();
  await amazon.getByRole('link', { name: 'Abrir o produto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Aro ${twin}` })).toBeVisible();

  // It turns out to be one that we had: found by its address, merged, and taken back.
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Juntar com outro…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Juntar outro produto/ });
  await dialog.getByRole('searchbox').fill(`https://www.amazon.com.br/dp/${known}`);
  await dialog.getByRole('button', { name: `Aro ${name}` }).click();
  await expect(dialog.getByText('1 oferta passa a ser dele')).toBeVisible();
  await dialog.getByRole('button', { name: 'Juntar', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const history = page.getByRole('region', { name: 'Juntado e separado' });
  await expect(history.getByText(`Aro ${name} passou a fazer parte deste`)).toBeVisible();
  await history.getByRole('button', { name: 'Desfazer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer' }).click();
  await expect(history.getByText('Desfeito')).toBeVisible();
});

test('a shop’s link that is pasted into a text loses others’ tags, and becomes the product’s card', async ({
  page,
  desk,
}) => {
  const person = await desk.newPerson('editor');
  const asin = newAsin();
  const name = uniqueTitle('Trio');
  const { id: productId } = await newProduct(person.api, name);
  const offer = { productId, locale: 'mx', externalId: asin };
  await desk.call(person.api, 'POST', '/api/admin/offers', offer);
  const { id } = await newPost(desk, person, { locale: 'br', title: uniqueTitle('Colado') });
  await desk.open(`/admin/edit/${id}`, person);
  await writeAtEnd(page);
  await page.keyboard.press('Enter');
  await pasteText(page, `https://www.amazon.com.br/dp/${asin}?tag=de-outro-20`);
  const toast = page.locator('.toast').filter({ hasText: `${name} é um produto nosso` });
  await expect(toast).toContainText('Tirado do endereço: tag');
  await expect(textOf(page).getByRole('link')).toHaveText(`https://www.amazon.com.br/dp/${asin}`);
  await toast.getByRole('button', { name: 'Adicionar a oferta e pôr o cartão' }).click();
  await expect(textOf(page).getByText(name).first()).toBeVisible();
  await expect(textOf(page).getByText(`/dp/${asin}`)).toHaveCount(0);
  await expectSaved(page);
});
