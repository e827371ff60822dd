import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/desk.ts';

test('an owner asks the database by hand, and is told what is not for reading', async ({ page, desk }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const owner = await desk.newPerson('owner');
  await desk.open('/admin/database?tab=console', owner);
  const field = page.getByLabel('Consulta SQL');
  await field.fill('SELECT locale, count(*) AS n FROM ');
  const tables = page.getByRole('complementary', { name: 'Tabelas e colunas' });
  await tables.getByLabel('Procurar tabela').fill('locale_con');
  await tables.getByText('locale_configs').first().click();
  await tables.getByRole('button', { name: 'Pôr locale_configs na consulta' }).click();
  await expect(field).toHaveValue('SELECT locale, count(*) AS n FROM locale_configs');
  await page.keyboard.press('End');
  await page.keyboard.type(' GROUP BY locale ORDER BY locale');
  await page.keyboard.press('Control+Enter');
  const result = page.getByRole('region', { name: 'Resultado' }).first();
  await expect(result).toContainText('5 linhas');
  await expect(result.getByRole('row').nth(1)).toHaveText(/br\s*1/);
  const saving = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Baixar CSV' }).click();
  expect((await saving).suggestedFilename()).toBe('consulta.csv');
  await expectAccessible(page, 'rows');

  await field.fill('SELECT *\nFROM credentials');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert')).toContainText('“credentials” guarda segredos');
  await expect(page.getByRole('alert')).toContainText('Linha 2, caractere 6.');
  await field.fill('DELETE FROM posts');
  await page.getByRole('button', { name: 'Executar' }).click();
  await expect(page.getByRole('alert')).toContainText('Aqui só se lê.');
  await field.fill('SELECT nada FROM posts');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert')).toContainText('O banco de dados respondeu');
  await expectAccessible(page, 'a mistake');

  // Remembered in this tab, also after a reload; and in the log, with the name.
  await page.reload();
  await page.getByText('Consultas desta aba').click();
  await page.getByRole('button', { name: 'Usar de novo: DELETE FROM posts' }).click();
  await expect(field).toHaveValue('DELETE FROM posts');
  await page.goto('/admin/audit?q=');
  await expect(
    page.getByText(`${owner.name} consultou o banco de dados “DELETE FROM posts”`).first(),
  ).toBeVisible();
});
