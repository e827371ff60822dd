import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/desk.ts';
import { newAsin, newEan } from '../../support/products.ts';

/** Four good rows and three that are not, of products that nobody has yet. */
function newFeed() {
  const name = randomUUID().slice(0, 8);
  const row = (n: number, price: string, ean = newEan(), asin = newAsin()) =>
    `${ean};Aro;Coisa ${n} ${name};${asin};${price};em estoque`;
  const lines = [
    'EAN;Marca;Nome;ASIN;Preço;Disponibilidade',
    row(1, 'R$ 1.299,90'),
    row(2, '59,90'),
    row(3, 'sob consulta'),
    row(4, '12,00', '7890000000001'),
    row(5, '12,00', newEan(), 'X'),
    row(6, '8,5'),
    row(7, '10'),
  ];
  return { name, buffer: Buffer.from(lines.join('\r\n'), 'latin1') };
}

test('an editor imports a feed with three bad rows, looks, and takes in the rest; and pastes prices', async ({
  page,
  desk,
  owner,
}) => {
  const { name, buffer } = newFeed();
  await desk.open('/admin/imports');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `loja-${name}.csv`, mimeType: 'text/csv', buffer });
  await expect(page).toHaveURL(/import=\d+/);
  const steps = page.getByRole('list', { name: 'Passos' });
  await expect(steps.locator('[aria-current=step]')).toContainText('Colunas');
  await expect(page.getByRole('region', { name: 'As primeiras linhas' })).toContainText(`Coisa 1 ${name}`);
  await expect(page.getByRole('combobox', { name: /^Preço \(/ })).toContainText('Preço');
  await page.getByLabel('Nome do feed').fill(`Loja ${name}`);
  await page.getByRole('combobox', { name: 'Loja', exact: true }).click();
  await page.getByRole('option', { name: 'Amazon' }).click();
  await page.getByRole('combobox', { name: /Código na loja/ }).click();
  await page.getByRole('option', { name: 'ASIN', exact: true }).click();
  await page.getByRole('switch', { name: 'Criar os produtos que ainda não existem' }).click();
  await expectAccessible(page, 'the columns of a feed');
  await page.getByRole('button', { name: 'Conferir' }).click();

  await expect(steps.locator('[aria-current=step]')).toContainText('Conferência');
  await expect(page.getByText('7 linhas no arquivo')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('combobox', { name: 'Resultado' }).click();
  await page.getByRole('option', { name: 'Recusada: 3' }).click();
  await expect(page).toHaveURL(/outcome=refused/);
  const report = page.getByRole('table', { name: 'Linha por linha' });
  await expect(report.getByRole('row').filter({ hasText: 'sob consulta' })).toContainText('Não é um preço');
  await expect(report.getByRole('row').filter({ hasText: '7890000000001' })).toContainText('Não é um EAN');
  await expect(report.getByRole('row').filter({ hasText: '“X”' })).toContainText('não leva a um produto');
  await expectAccessible(page, 'an import that is looked at');
  await page.reload();
  await expect(report.getByRole('row').filter({ hasText: 'sob consulta' })).toBeVisible();

  await page.getByRole('button', { name: 'Importar 4 linhas' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Importar 4 linhas' }).click();
  await expect(page.getByText('4 linhas importadas')).toBeVisible({ timeout: 60_000 });
  await expect(steps.locator('[aria-current=step]')).toContainText('Importação');
  await page.goto(`/admin/products?q=${name}`);
  await expect(page.getByText(`Coisa 1 ${name}`).first()).toBeVisible();
  await expect(page.getByText(`Coisa 3 ${name}`)).toHaveCount(0);

  await test.step('prices are pasted, looked at and saved', async () => {
    const thing = `Coisa ${randomUUID().slice(0, 8)}`;
    const product = await desk.call(owner, 'POST', '/api/admin/products', { brand: 'Aro', name: thing });
    const offer = { productId: product.id, locale: 'br', externalId: newAsin(), price: 1_000 };
    await desk.call(owner, 'POST', '/api/admin/offers', offer);
    await page.setViewportSize({ width: 1280, height: 800 });
    await desk.walk('/admin/imports');
    await page.getByRole('button', { name: 'Colar preços' }).click();
    const dialog = page.getByRole('dialog', { name: 'Colar preços' });
    const text = dialog.getByLabel('Produtos e preços');
    await text.fill(`${thing}; 12,50\nNinguém; 3,00`);
    await dialog.getByRole('button', { name: 'Conferir' }).click();
    await expect(dialog.getByText('1 linha precisa de conserto')).toBeVisible();
    await expectAccessible(page, 'pasted prices with a problem');
    await text.fill(`${thing}; 12,50`);
    await dialog.getByRole('button', { name: 'Conferir' }).click();
    await expect(dialog.getByRole('listitem')).toContainText('12,50');
    await dialog.getByRole('button', { name: 'Salvar 1 preço' }).click();
    await expect(page.getByText('1 preço vale a partir de agora.').first()).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});
