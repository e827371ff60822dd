import { allowRefusals, expect, heading, test } from '../../support/desk.ts';
import { tokenOf } from '../../support/people.ts';
import { codeFor, turnOnSecondFactor } from '../../support/second-factor.ts';
import { unique } from '../../support/unique.ts';

const toast = '.toast';

test('title, fields and the note of the sign-in screen', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { name: 'Entrar na administração' })).toBeVisible();
  await expect(page.getByLabel('Usuário ou e-mail')).toHaveAttribute('autocomplete', 'username webauthn');
  await expect(page.getByLabel('Senha', { exact: true })).toHaveAttribute('type', 'password');
  await expect(page.getByText('Acesso restrito a administradores.')).toBeVisible();
  await expect(page).toHaveTitle('Entrar na administração - Vitrina');
});

test('empty fields are told by a toast, and the first of them gets the focus', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.locator(toast)).toContainText('Campos obrigatórios');
  await expect(page.locator(toast)).toContainText('Por favor, preencha o usuário ou e-mail e senha');
  await expect(page.getByLabel('Usuário ou e-mail')).toBeFocused();
  await page.keyboard.type('ana');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused();
});

test('a sign-in leads to the area, and readers’ pages get their hint', async ({ page, desk }) => {
  const person = await desk.newPerson('editor');
  await page.goto('/admin/login');
  await desk.signIn(person);
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { name: 'Olá, Edu' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('admin'))).toBe('true');
  await page.goto('/br');
  await expect(page.getByRole('link', { name: 'Admin' }).first()).toBeVisible();
});

test('the e-mail address will do, in capitals too', async ({ page, desk }) => {
  const { email, password } = await desk.newPerson('viewer');
  await page.goto('/admin/login');
  await desk.signIn({ username: email.toUpperCase(), password });
  await expect(page.getByRole('heading', { name: 'Olá, Vera' })).toBeVisible();
});

test('wrong credentials: the server’s words, and no hint stays', async ({ page, desk, complaints }) => {
  const { username } = await desk.newPerson('editor');
  await page.addInitScript(() => localStorage.setItem('admin', 'true'));
  await page.goto('/admin/login');
  await desk.signIn({ username, password: 'errada' });
  await expect(page.locator(toast)).toContainText('Falha no login');
  await expect(page.locator(toast)).toContainText(
    'Credenciais inválidas. Verifique seu nome de usuário e senha.',
  );
  expect(await page.evaluate(() => localStorage.getItem('admin'))).toBeNull();
  await expect(page.getByLabel('Usuário ou e-mail')).toHaveValue(username);
  allowRefusals(complaints);
});

test('a failure without words gets ours', async ({ page, complaints, desk }) => {
  await page.route('**/api/admin/login*', (route) => route.fulfill({ status: 401, body: '' }));
  await page.goto('/admin/login');
  await desk.signIn({ username: 'ana', password: 'qualquer' });
  await expect(page.locator(toast)).toContainText(
    'Credenciais inválidas. Verifique seu nome de usuário e senha.',
  );
  allowRefusals(complaints);
});

test('no connection', async ({ page, complaints, desk, context }) => {
  await page.goto('/admin/login');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // What draws a message is loaded with the first one: here it is there already.
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.locator(toast)).toContainText('Campos obrigatórios');
  await context.setOffline(true);
  await desk.signIn({ username: 'ana', password: 'qualquer' });
  await expect(page.locator(toast)).toContainText('Erro de conexão');
  await expect(page.locator(toast)).toContainText(
    'Não foi possível conectar ao servidor. Tente novamente mais tarde.',
  );
  complaints.splice(0);
});

test('too many tries: when to come back', async ({ page, complaints, desk }) => {
  const { username, password } = await desk.newPerson('editor');
  const wrong = { identifier: username, password: 'não é esta de jeito nenhum' };
  // In a browser that nobody has signed in with: one that is known has a count of its own.
  for (let tries = 0; tries < 5; tries++) await page.request.post('/api/admin/login', { data: wrong });
  await page.goto('/admin/login');
  await desk.signIn({ username, password });
  await expect(page.getByText(/Você pode tentar de novo às \d\d:\d\d\./)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login/);
  allowRefusals(complaints);
});

test('the second step takes a code, says when it is wrong, and takes a recovery code too', async ({
  page,
  desk,
  complaints,
}) => {
  const person = await desk.newPerson('owner');
  const { secret, recoveryCodes } = await turnOnSecondFactor(person);
  await page.goto('/admin/login');
  await desk.signIn(person);
  await expect(page.getByRole('heading', { name: 'Confirme que é você' })).toBeVisible();
  await expect(page.getByLabel('Código')).toBeFocused();
  await page.keyboard.type(codeFor(secret, 500));
  await page.keyboard.press('Enter');
  await expect(page.locator(toast)).toContainText('O código não confere');
  await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
  await expect(page.getByLabel('Código de recuperação')).toHaveAttribute('inputmode', 'text');
  await page.getByLabel('Código de recuperação').fill(recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('heading', { name: 'Olá, Olavo' })).toBeVisible();
  await expect(page.locator(toast)).toBeHidden();
  allowRefusals(complaints);
});

test('a page that was asked for is where the sign-in leads', async ({ page, desk, complaints }) => {
  const person = await desk.newPerson('editor');
  await page.goto('/admin/people?locale=mx');
  await expect(page).toHaveURL(/\/admin\/login\?next=/);
  await desk.signIn(person);
  await expect(page).toHaveURL(/\/admin\/people\?locale=mx$/);
  allowRefusals(complaints);
});

test('without mail, a forgotten password is a matter of whoever runs the server', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('link', { name: 'Esqueci a senha' }).click();
  await expect(page.getByText('npm run admin -- reset')).toBeVisible();
});

test('the link of an invitation', async ({ page, desk, complaints }) => {
  const owner = await desk.newPerson('owner');
  const email = `${unique('grace')}@vitrina.example`;
  const { link } = await desk.call(owner.api, 'POST', '/api/admin/invitations', { email, role: 'editor' });
  await page.goto(`/admin/invitation#${'velho'.repeat(8)}`);
  await expect(page.getByRole('heading', { name: 'O convite não vale mais' })).toBeVisible();
  await page.goto(`/admin/invitation#${tokenOf(link)}`);
  await page.reload();
  await expect(page.getByText(`${owner.name} convidou você para a equipe como editor.`)).toBeVisible();
  await page.getByLabel('Nome', { exact: true }).fill('Grace');
  await page.getByLabel('Nome de usuário').fill(owner.username);
  await page.getByLabel('Senha', { exact: true }).fill('uma frase bem mais longa');
  await page.getByRole('button', { name: 'Entrar para a equipe' }).click();
  await expect(page.getByText('Já está em uso. Escolha outro.')).toBeVisible();
  await page.getByLabel('Nome de usuário').fill(unique('grace'));
  await page.getByRole('button', { name: 'Entrar para a equipe' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(heading(page)).toHaveText('Olá, Grace');
  allowRefusals(complaints);
});

test('without scripts a sentence says what is needed', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/admin');
  await expect(page.locator('.no-script p').first()).toBeVisible();
  await expect(page.locator('.no-script')).toContainText('A administração da Vitrina precisa de JavaScript.');
  await context.close();
});
