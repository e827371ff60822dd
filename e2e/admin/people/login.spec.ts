import { allowRefusals, expect, heading, test } from '../../support/desk.ts';
import { tokenOf } from '../../support/people.ts';
import { codeFor, turnOnSecondFactor } from '../../support/second-factor.ts';
import { unique } from '../../support/unique.ts';

const toast = '.toast';

test('the door says what is missing, wrong or out of reach, and keeps what was typed', async ({
  page,
  desk,
  complaints,
  context,
}) => {
  const { username, password } = await desk.newPerson('editor');
  const told = page.locator(toast);
  const refused = 'Credenciais inválidas. Verifique seu nome de usuário e senha.';
  await page.goto('/admin/login');

  await test.step('title, fields and the note', async () => {
    await expect(page.getByRole('heading', { name: 'Entrar na administração' })).toBeVisible();
    await expect(page.getByLabel('Usuário ou e-mail')).toHaveAttribute('autocomplete', 'username webauthn');
    await expect(page.getByLabel('Senha', { exact: true })).toHaveAttribute('type', 'password');
    await expect(page.getByText('Acesso restrito a administradores.')).toBeVisible();
    await expect(page).toHaveTitle('Entrar na administração - Vitrina');
  });

  await test.step('empty fields: the first of them gets the focus', async () => {
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(told).toContainText('Campos obrigatórios');
    await expect(told).toContainText('Por favor, preencha o usuário ou e-mail e senha');
    await expect(page.getByLabel('Usuário ou e-mail')).toBeFocused();
    await page.keyboard.type('ana');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Senha', { exact: true })).toBeFocused();
  });

  await test.step('a failure without words gets ours', async () => {
    await page.route('**/api/admin/login*', (route) => route.fulfill({ status: 401, body: '' }));
    await desk.signIn({ username: 'ana', password: 'qualquer' });
    await expect(told).toContainText(refused);
    await page.unroute('**/api/admin/login*');
  });

  await test.step('no connection', async () => {
    await context.setOffline(true);
    await desk.signIn({ username: 'ana', password: 'qualquer' });
    await expect(told).toContainText('Erro de conexão');
    await expect(told).toContainText('Não foi possível conectar ao servidor. Tente novamente mais tarde.');
    await context.setOffline(false);
    complaints.splice(0);
  });

  await test.step('wrong credentials: the server’s words, and no hint stays', async () => {
    await page.evaluate(() => localStorage.setItem('admin', 'true'));
    await desk.signIn({ username, password: 'errada' });
    await expect(told).toContainText('Falha no login');
    await expect(told).toContainText(refused);
    expect(await page.evaluate(() => localStorage.getItem('admin'))).toBeNull();
    await expect(page.getByLabel('Usuário ou e-mail')).toHaveValue(username);
  });

  await test.step('too many tries: when to come back', async () => {
    const wrong = { identifier: username, password: 'não é esta de jeito nenhum' };
    // In a browser that nobody has signed in with: one that is known has a count of its own.
    for (let tries = 0; tries < 5; tries++) await page.request.post('/api/admin/login', { data: wrong });
    await desk.signIn({ username, password });
    await expect(page.getByText(/Você pode tentar de novo às \d\d:\d\d\./)).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/login/);
  });

  await test.step('without mail, a forgotten password is a matter of whoever runs the server', async () => {
    await page.getByRole('link', { name: 'Esqueci a senha' }).click();
    await expect(page.getByText('npm run admin -- reset')).toBeVisible();
  });
  allowRefusals(complaints);
});

test('a sign-in leads to the page that was asked for, by the e-mail address too, and readers’ pages get their hint', async ({
  page,
  desk,
  complaints,
}) => {
  const { email, password } = await desk.newPerson('editor');
  await page.goto('/admin/people?locale=mx');
  await expect(page).toHaveURL(/\/admin\/login\?next=/);
  await desk.signIn({ username: email.toUpperCase(), password });
  await expect(page).toHaveURL(/\/admin\/people\?locale=mx$/);
  await expect(heading(page)).toHaveText('Pessoas');
  expect(await page.evaluate(() => localStorage.getItem('admin'))).toBe('true');
  await page.goto('/br');
  await expect(page.getByRole('link', { name: 'Admin' }).first()).toBeVisible();
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
