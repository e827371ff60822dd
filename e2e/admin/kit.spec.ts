import { expect, test } from '../support/desk.ts';

const table = (page: import('@playwright/test').Page) => page.getByRole('table', { name: 'Listas' });

test('the parts that screens are made of: fields, tooltips, tables', async ({ page, desk }) => {
  await desk.open('/admin/kit');
  await test.step('a field says what is wrong, and a moment is asked for in an edition’s time', async () => {
    await page.getByRole('button', { name: 'Enviar com erro' }).click();
    await expect(page.getByLabel('Texto', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Texto', { exact: true })).toHaveAccessibleDescription(
      /Este é o recado de um campo\./,
    );
    await page.getByLabel('Publicar em').fill('2026-12-24T18:00');
    await expect(page.getByText('Mexico City (GMT-6)')).toBeVisible();
    await expect(page.locator('[name=publishAt]')).toHaveValue('2026-12-25T00:00:00.000Z');
  });
  await test.step('icons are named by a tooltip', async () => {
    await page.getByRole('button', { name: 'Só com ícone' }).hover();
    await expect(page.getByRole('tooltip')).toHaveText('Só com ícone');
  });
  await desk.walk('/admin/kit');
  await test.step('rows are chosen with shift, acted on together, and brought back', async () => {
    await page.getByRole('checkbox', { name: 'Selecionar Item 2', exact: true }).click();
    await page
      .getByRole('checkbox', { name: 'Selecionar Item 5', exact: true })
      .click({ modifiers: ['Shift'] });
    const bar = page.getByRole('region', { name: 'Ações com a seleção' });
    await expect(bar).toContainText('4 selecionados');
    await bar.getByRole('button', { name: 'Arquivar' }).click();
    await expect(bar).toBeHidden();
    await expect(table(page).getByRole('row')).toHaveCount(9);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(table(page).getByRole('row')).toHaveCount(13);
  });
  await desk.walk('/admin/kit');
  await test.step('keys alone choose rows', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    const bar = page.getByRole('region', { name: 'Ações com a seleção' });
    await expect(bar).toContainText('3 selecionados');
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
  });
  await test.step('order and filters stand in the address', async () => {
    const heading = page.getByRole('columnheader', { name: 'Visitas' });
    await heading.getByRole('button').click();
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await heading.getByRole('button').click();
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL(/sort=-views/);
    await expect(table(page).getByRole('row').nth(1)).toContainText('Item 12');
    await page.getByLabel('Filtrar por nome').pressSequentially('Item ');
    await expect(page).toHaveURL(/q=Item$|q=Item&/);
    await page.getByLabel('Filtrar por nome').pressSequentially('7');
    await expect(page).toHaveURL(/q=Item\+7/);
    await expect(table(page).getByRole('row')).toHaveCount(2);
    await page.getByLabel('Filtrar por nome').fill('nada');
    await expect(page.getByText('Nada por aqui')).toBeVisible();
  });
});
