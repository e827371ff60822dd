import { administrator } from '../../support/administrator.ts';
import { allowRefusals, expect, heading, test } from '../../support/desk.ts';

test('the first administrator comes in by the form, sees the desk and leaves again', async ({
  page,
  complaints,
}) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.getByLabel('Usuário ou e-mail').fill(administrator.identifier);
  await page.getByLabel('Senha', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByRole('button', { name: /Olga|olga/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.goto('/admin/people');
  await expect(page).toHaveURL(/\/admin\/login/);
  allowRefusals(complaints);
});

test('somebody who was invited is in the list of people', async ({ page, desk }) => {
  const owner = await desk.newPerson('owner');
  const viewer = await desk.newPerson('viewer', 'aaa');
  await desk.open('/admin/people', owner);
  await expect(page.getByRole('row', { name: new RegExp(viewer.name) })).toBeVisible();
});
