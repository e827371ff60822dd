import { expectAccessible } from '../../support/axe.ts';
import { allowRefusals, expect, test } from '../../support/desk.ts';

test('prices and times are shown as readers would see them while one types', async ({ page, desk }) => {
  await desk.open('/admin/editions?locale=mx', await desk.newPerson('owner'));
  const prices = page.getByRole('region', { name: 'Preços' });
  await expect(prices).toContainText('$1,543.90');
  await prices.getByLabel('Moeda').click();
  await page.getByRole('dialog').getByRole('combobox').fill('colombiano');
  await page.keyboard.press('Enter');
  await expect(prices).toContainText(/COP\s1,543.90/);
  await prices.getByLabel('Mostrar preços aos leitores').uncheck();
  await expect(prices).toContainText('Sem preço, só o link para a loja.');
  const shop = page.getByRole('region', { name: 'Loja e afiliação' });
  await shop.getByLabel('Código de afiliado').fill('outro-20');
  await expect(shop).toContainText('https://amazon.com.mx/dp/…?tag=outro-20');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(prices).toContainText('$1,543.90');
});

test('a tag of another region is refused beside its field', async ({ page, desk, complaints }) => {
  await desk.open('/admin/editions?locale=es', await desk.newPerson('owner'));
  const tag = page.getByLabel('Código de afiliado');
  await tag.fill('vitrina-20');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(tag).toHaveAccessibleDescription(/Este valor não serve aqui/);
  await expect(tag).toHaveValue('vitrina-20');
  allowRefusals(complaints);
});

test('an editor may not open or close an edition, a viewer may change nothing', async ({ page, desk }) => {
  await desk.open('/admin/editions?locale=us');
  const status = page.getByRole('region', { name: 'Situação' });
  await expect(status).toContainText('Só um proprietário muda a situação.');
  await expect(status.getByRole('button')).toHaveCount(0);
  await expect(page.getByLabel('Código de afiliado')).not.toBeEditable();
  await expect(page.getByLabel('Nome do site')).toBeEditable();
  await desk.open('/admin/editions?locale=us', await desk.someone('viewer'));
  await expect(page.getByLabel('Nome do site')).not.toBeEditable();
});

test('axe finds nothing among the editions', async ({ page, desk }) => {
  await desk.open('/admin/editions?locale=us', await desk.someone('owner'));
  await page.getByLabel('Nome do site').fill('Vitrina América');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pôr no ar' }).click();
  await expectAccessible(page);
});
