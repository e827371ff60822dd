import { expect, test } from '../../support/desk.ts';

test('what was done reads as sentences, and opens with everything that was written down', async ({
  page,
  desk,
}) => {
  const owner = await desk.newPerson('owner');
  const viewer = await desk.newPerson('viewer');
  const { id } = await desk.call(viewer.api, 'GET', '/api/admin/me');
  await desk.call(owner.api, 'PATCH', `/api/admin/users/${id}`, { role: 'editor' });
  const { id: ownId } = await desk.call(owner.api, 'GET', '/api/admin/me');
  await desk.open(`/admin/audit?actor=${ownId}`, owner);
  const rows = page.getByRole('table', { name: 'Registro de atividades' }).getByRole('row');
  await expect(rows.nth(1)).toContainText(`${owner.name} mudou o papel de ${viewer.username}`);
  await expect(rows.filter({ hasText: `${owner.name} entrou para a equipe` })).toHaveCount(1);
  await page.getByRole('button', { name: /mudou o papel de/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Detalhes' });
  await expect(dialog).toContainText('MudançaLeitor → Editor');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('filters stand in the address and come back from it; days are sent as moments, and nothing found is said so', async ({
  page,
  desk,
}) => {
  const editor = await desk.newPerson('editor');
  const name = `Ofertas ${editor.username}`;
  await desk.call(editor.api, 'POST', '/api/admin/categories', { locale: 'it', name });
  await desk.open('/admin/audit?locale=it', editor);
  await page.getByRole('combobox', { name: 'Pessoa' }).click();
  await page.keyboard.type(editor.name);
  await expect(page.getByRole('option', { name: editor.name })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/actor=/);
  await page.getByRole('combobox', { name: 'Ação' }).click();
  await page.getByRole('option', { name: 'Criação' }).click();
  await expect(page).toHaveURL(/action=created/);
  await expect(page).toHaveURL(/locale=it/);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(`criou a categoria “${name}”`);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Pessoa' })).toHaveText(`Pessoa: ${editor.name}`);
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL(/\/admin\/audit\?locale=it$/);
  await expect(rows.nth(3)).toBeVisible();

  await desk.walk('/admin/audit?subject=backup');
  await expect(page.getByText('Nenhuma atividade combina com estes filtros.')).toBeVisible();
  const asked = page.waitForRequest(/\/api\/admin\/audit\?.*from=20/);
  await page.getByLabel('De', { exact: true }).fill('2026-11-01');
  expect(new URL((await asked).url()).searchParams.get('from')).toMatch(
    /^2026-(10-31|11-01)T\d\d:\d\d:00\.000Z$/,
  );
});
