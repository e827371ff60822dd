import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/desk.ts';
import { newAsin, newEan } from '../../support/products.ts';
import { unique } from '../../support/unique.ts';

test('a feed is kept as a catalogue, searched, and a hit becomes a product', async ({ page, desk }) => {
  const name = unique('loja').replaceAll(/[^\p{L}\p{N}]/gu, '');
  const rows = ['Chaleira', 'Panela', 'Torradeira'].map(
    (what, n) => `${newEan()};Aro;${what} ${name};${newAsin()};${n + 1}49,90;em estoque`,
  );
  const buffer = Buffer.from(['EAN;Marca;Nome;ASIN;Preço;Disponibilidade', ...rows].join('\n'));
  await desk.open('/admin/imports');
  await page.locator('input[type=file]').setInputFiles({ name: `${name}.csv`, mimeType: 'text/csv', buffer });
  await page.getByLabel('Nome do feed').fill(name);
  await page.getByRole('combobox', { name: 'Loja', exact: true }).click();
  await page.getByRole('option', { name: 'Amazon' }).click();
  await page.getByRole('combobox', { name: /Código na loja/ }).click();
  await page.getByRole('option', { name: 'ASIN', exact: true }).click();
  await page.getByRole('switch', { name: 'Guardar como catálogo' }).click();
  await expect(page.getByRole('switch', { name: 'Criar os produtos que ainda não existem' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(page.getByText('No catálogo: 3')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Importar 3 linhas' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Importar 3 linhas' }).click();
  await expect(page.getByText('3 linhas no catálogo.')).toBeVisible({ timeout: 60_000 });

  await page.getByRole('link', { name: 'Procurar no catálogo' }).click();
  const found = page.getByRole('table', { name: 'Linhas do catálogo' });
  const search = page.getByRole('searchbox', { name: 'Nome, marca, loja, EAN ou código' });
  await search.fill(`chal ${name}`);
  const hit = found.getByRole('row').filter({ hasText: `Aro Chaleira ${name}` });
  await expect(hit).toContainText('149,90');
  await expect(found.getByRole('row').filter({ hasText: 'Panela' })).toHaveCount(0);
  await expectAccessible(page, 'the catalogue');

  await page.getByRole('link', { name: `Fazer um produto: Aro Chaleira ${name}` }).click();
  const draft = page.getByRole('article');
  await expect(draft.getByLabel('Nome')).toHaveValue(`Chaleira ${name}`);
  await expect(draft.getByText(`Do catálogo de ${name}.`)).toHaveCount(3);
  await draft.getByRole('button', { name: 'Criar produto' }).click();
  await expect(draft.getByText('Produto criado')).toBeVisible();
  await draft.getByRole('link', { name: 'Abrir o produto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Aro Chaleira ${name}` })).toBeVisible();

  await page.goto(`/admin/catalogue?q=${name}%20chaleira`);
  await expect(hit).toContainText('Já é produto nosso');
  await expect(page.getByRole('link', { name: /^Adicionar como oferta/ })).toBeVisible();
  await search.fill(`${name} nada`);
  await expect(page.getByText('Nada encontrado')).toBeVisible();
});
