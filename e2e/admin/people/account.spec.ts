import { readFileSync } from 'node:fs';
import { request } from '@playwright/test';
import { allowRefusals, expect, test } from '../../support/desk.ts';
import { codeFor } from '../../support/second-factor.ts';

test('another name shows everywhere at once; what was typed survives another tab, and is not left behind without a question', async ({
  page,
  desk,
  complaints,
}) => {
  await desk.open('/admin/account');
  const name = page.getByLabel('Nome', { exact: true });
  await name.fill('');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Preencha este campo.')).toBeVisible();
  await name.fill('Ana Clara');
  await expect(page.getByText('Preencha este campo.')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Conta: Ana Clara/ })).toBeVisible();
  await name.fill('Ainda não salvo');
  await page.getByRole('tab', { name: 'Sessões' }).click();
  await page.getByRole('tab', { name: 'Perfil' }).click();
  await expect(name).toHaveValue('Ainda não salvo');
  await page.getByRole('link', { name: 'Artigos', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Sair sem salvar?' });
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(name).toHaveValue('Ainda não salvo');
  await page.getByRole('link', { name: 'Artigos', exact: true }).click();
  await question.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Artigos' })).toBeVisible();
  allowRefusals(complaints);
});

test('two steps: password, picture, code, recovery codes that are kept; then another password, with the present one asked for', async ({
  page,
  desk,
  complaints,
}) => {
  const person = await desk.open('/admin/account');
  const { password } = person;
  await page.getByRole('tab', { name: 'Segurança' }).click();
  await expect(page).toHaveURL(/tab=security/);
  await page.getByRole('button', { name: 'Ativar' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Senha atual')).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: /Código QR/ })).toBeVisible();
  const shown = await dialog.getByText(/^(?:[A-Z2-7]{4} ){3,}[A-Z2-7]{1,4}$/).textContent();
  const secret = (shown ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Código de seis dígitos').fill(codeFor(secret, 500));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('O código não confere')).toBeVisible();
  await dialog.getByLabel('Código de seis dígitos').fill(codeFor(secret));
  await page.keyboard.press('Enter');
  await expect(
    dialog.getByRole('list', { name: /códigos de recuperação/ }).getByRole('listitem'),
  ).toHaveCount(10);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Baixar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('vitrina-codigos-de-recuperacao.txt');
  const codes = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\n');
  expect(codes).toHaveLength(10);
  await dialog.getByRole('button', { name: 'Já guardei' }).click();
  await expect(page.getByRole('button', { name: 'Gerar novos códigos' })).toBeVisible();
  await page.getByRole('button', { name: 'Desativar' }).click();
  await dialog.getByLabel('Senha atual').fill(password);
  await dialog.getByLabel('Código do aplicativo ou de recuperação').fill(codes[3] ?? '');
  await dialog.getByRole('button', { name: 'Desativar' }).click();
  await expect(page.getByText('Inativa', { exact: true })).toBeVisible();
  // The window asks for the present password too.
  await expect(dialog).toBeHidden();

  await page.getByLabel('Senha atual').fill('errada');
  await page.getByLabel('Nova senha').fill('outra frase bem longa');
  await page.getByRole('button', { name: 'Trocar a senha' }).click();
  await expect(page.getByText('A senha não confere.')).toBeVisible();
  await expect(page.getByLabel('Nova senha')).toHaveValue('outra frase bem longa');
  await page.getByLabel('Senha atual').fill(person.password);
  await page.getByRole('button', { name: 'Trocar a senha' }).click();
  await expect(page.locator('.toast')).toContainText('Senha trocada');
  await expect(page.getByLabel('Senha atual')).toHaveValue('');
  const signIn = (password: string) =>
    person.api.post('/api/admin/login', { data: { identifier: person.username, password } });
  expect((await signIn(person.password)).status()).toBe(401);
  expect((await signIn('outra frase bem longa')).status()).toBe(200);
  allowRefusals(complaints);
});

test('sessions: where one is signed in, and the way to end it', async ({ page, desk, baseURL }) => {
  const person = await desk.newPerson('editor');
  const signInFrom = async (userAgent: string) => {
    const elsewhere = await request.newContext({ baseURL: baseURL ?? '', userAgent });
    const { username: identifier, password } = person;
    await desk.call(elsewhere, 'POST', '/api/admin/login', { identifier, password });
    return elsewhere;
  };
  const phone = await signInFrom(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  );
  const office = await signInFrom('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
  await desk.open('/admin/account?tab=sessions', person);
  const table = page.getByRole('table', { name: 'Sessões' });
  await expect(table.getByRole('row')).toHaveCount(4);
  await expect(table.getByRole('row', { name: /Esta sessão/ })).toHaveCount(1);
  await table.getByRole('button', { name: 'Encerrar a sessão em Safari no iPhone' }).click();
  await expect(page.locator('.toast')).toContainText('Safari no iPhone precisa entrar de novo.');
  await expect(table.getByRole('row')).toHaveCount(3);
  expect((await phone.get('/api/admin/me')).status()).toBe(401);
  expect((await office.get('/api/admin/me')).status()).toBe(200);
  await page.getByRole('button', { name: 'Encerrar as outras' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar as outras' }).click();
  await expect(table.getByRole('row')).toHaveCount(2);
  expect((await office.get('/api/admin/me')).status()).toBe(401);
  await Promise.all([phone.dispose(), office.dispose()]);
});
