import { holdClock } from '../../support/clock.ts';
import { allowRefusals, expect, heading, test } from '../../support/desk.ts';
import { turnOnSecondFactor } from '../../support/second-factor.ts';

test('a forged hint shows nothing of the area', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.seen) localStorage.setItem('admin', 'true');
    sessionStorage.seen = '1';
  });
  const seen: string[] = [];
  page.on('request', (request) => seen.push(new URL(request.url()).pathname));
  await page.goto('/admin/people');
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(seen).not.toContain('/api/admin/users');
  expect(await page.evaluate(() => localStorage.getItem('admin'))).toBeNull();
  allowRefusals(complaints);
});

test('a spinner stands for 300 ms before the area is shown', async ({ page, desk }) => {
  const person = await desk.newPerson('editor');
  await page.context().addCookies((await person.api.storageState()).cookies);
  await holdClock(page);
  const known = page.waitForResponse('**/api/admin/me*');
  await page.goto('/admin');
  await (await known).finished();
  await page.clock.runFor(299);
  await expect(page.getByRole('status').filter({ hasText: 'Carregando...' })).toBeVisible();
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: 'Olá, Edu' })).toBeVisible();
});

test('a session that ends while somebody types: they sign in above the page, and what they typed arrives', async ({
  page,
  desk,
  complaints,
}) => {
  const person = await desk.newPerson('editor');
  const { recoveryCodes } = await turnOnSecondFactor(person);
  await desk.open('/admin/account', person);
  await page.getByLabel('Nome', { exact: true }).fill('Edu M. Moreira');
  // Signed out elsewhere: this page's session is the one that ends.
  await desk.call(person.api, 'POST', '/api/admin/logout');
  await page.getByRole('button', { name: 'Salvar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.getByLabel('Senha', { exact: true })).toBeFocused();
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Usar um código de recuperação' }).click();
  await dialog.getByLabel('Código de recuperação').fill(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.locator('.toast')).toContainText('Nome salvo');
  await page.reload();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Edu M. Moreira');
  await expect(page).toHaveURL(/\/admin\/account$/);
  allowRefusals(complaints);
});

test('a server that does not answer is said so, coming and leaving; signing out ends the session and what the tab knew', async ({
  page,
  desk,
  complaints,
}) => {
  const { api, name } = await desk.newPerson('editor');
  await page.context().addCookies((await api.storageState()).cookies);
  await page.route('**/api/admin/me*', (route) => route.abort('connectionrefused'), { times: 1 });
  await page.goto('/admin');
  await expect(page.getByText('O servidor não respondeu')).toBeVisible();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { name: 'Olá, Edu' })).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('vitrina-console', '["SELECT 1"]'));

  const leave = async () => {
    await page.getByRole('button', { name: `Conta: ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
  };
  await page.route('**/api/admin/logout*', (route) => route.abort('connectionrefused'));
  await leave();
  await expect(page.locator('.toast')).toContainText('Você ainda está conectado');
  await expect(heading(page)).toHaveText('Olá, Edu');
  await page.unroute('**/api/admin/logout*');

  await leave();
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect((await api.get('/api/admin/me')).status()).toBe(401);
  expect(await page.evaluate(() => localStorage.getItem('admin'))).toBeNull();
  // What the overview was still asking for is refused from then on.
  complaints.splice(0);
});
