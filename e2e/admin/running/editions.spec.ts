import { allowRefusals, expect, test } from '../../support/desk.ts';

test('prices and times are shown as readers would see them while one types; a tag of another region is refused', async ({
  page,
  desk,
  complaints,
}) => {
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

  await test.step('a tag of another region is refused beside its field', async () => {
    await desk.walk('/admin/editions?locale=es');
    const tag = page.getByLabel('Código de afiliado');
    await tag.fill('vitrina-20');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(tag).toHaveAccessibleDescription(/Este valor não serve aqui/);
    await expect(tag).toHaveValue('vitrina-20');
    allowRefusals(complaints);
  });
});
