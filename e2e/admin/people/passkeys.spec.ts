import { expectAccessible } from '../../support/axe.ts';
import { allowRefusals, expect, heading, test } from '../../support/desk.ts';
import { openWithAuthenticator } from '../../support/passkeys.ts';
import { askAgain } from '../../support/people.ts';
import { unique } from '../../support/unique.ts';

test('from nothing to a passkey, out, and in again by it: alone, and after the password', async ({
  page,
  desk,
  baseURL,
  complaints,
}) => {
  const person = await desk.newPerson('editor');
  await openWithAuthenticator(page, baseURL, '/admin/account?tab=security', person);
  await page.getByRole('button', { name: 'Adicionar passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adicionar uma passkey' });
  await expectAccessible(page, 'making a passkey');
  await dialog.getByRole('button', { name: 'Criar a passkey' }).click();
  const naming = page.getByRole('dialog', { name: 'Passkey criada' });
  await expect(naming.getByLabel('Nome')).toHaveValue(/Linux/);
  await expect(naming.getByLabel('Nome')).toBeFocused();
  await page.keyboard.type('Notebook da redação');
  await page.keyboard.press('Enter');
  const own = page.getByRole('list', { name: 'Passkeys' });
  await expect(own.getByRole('listitem')).toContainText(['Notebook da redação']);
  await expect(page.getByRole('region', { name: 'Alterações recentes' })).toContainText(
    'adicionou uma passkey',
  );

  const signOut = async () => {
    // Wide: a phone has the way out in a drawer.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: /^Conta:/ }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await page.getByRole('button', { name: 'Entrar com passkey' }).waitFor();
  };
  await signOut();
  await page.getByRole('button', { name: 'Entrar com passkey' }).click();
  await expect(page.getByRole('button', { name: /^Conta:/ })).toBeVisible();
  await signOut();
  await desk.signIn(person);
  await expect(page.getByRole('heading', { name: 'Confirme que é você' })).toBeVisible();
  await page.getByRole('button', { name: 'Usar uma passkey' }).click();
  await expect(page.getByRole('button', { name: /^Conta:/ })).toBeVisible();
  // Whoever leaves so quickly leaves calls behind that nobody answers for.
  allowRefusals(complaints);
});

test('asked again in the middle of a form: a passkey answers, and nothing typed is lost', async ({
  page,
  desk,
  baseURL,
  complaints,
}) => {
  const owner = await desk.newPerson('owner', 'aaa');
  await openWithAuthenticator(page, baseURL, '/admin/account?tab=security', owner);
  await page.getByRole('button', { name: 'Adicionar passkey' }).click();
  await page.getByRole('button', { name: 'Criar a passkey' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
  // One that comes later lies above the dialog, and Escape closes it first.
  await expect(page.locator('.toast')).toContainText('Passkey');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await askAgain(page, '**/api/admin/invitations?*', 1);
  await desk.walk('/admin/people');
  await page.getByRole('button', { name: 'Convidar pessoa' }).click();
  const email = `${unique('ines')}@vitrina.example`;
  await page.getByRole('dialog').getByLabel('E-mail').fill(email);
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Confirme que é você' });
  await expect(question.getByRole('textbox')).toHaveCount(0);
  await question.getByRole('button', { name: 'Usar uma passkey' }).click();
  await expect(question).toBeHidden();
  const ready = page.getByRole('dialog', { name: 'Convite pronto' });
  await expect(ready.getByLabel('Link do convite')).toHaveValue(/\/admin\/invitation#/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: email })).toBeVisible();
  allowRefusals(complaints);
});

test('past the last day there is setting up a second step, and then the desk as it was asked for', async ({
  page,
  desk,
  baseURL,
}) => {
  const person = await desk.newPerson('viewer');
  // As on the day after: the rule of a whole site would meet everybody else's journeys.
  await page.route(
    '**/api/admin/me?*',
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), unprotected: true } });
    },
    { times: 1 },
  );
  await openWithAuthenticator(page, baseURL, '/admin/posts', person);
  await expect(page.getByRole('heading', { name: 'Proteja a sua conta' })).toBeVisible();
  await expectAccessible(page, 'setting up a second step');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('button', { name: 'Usar uma passkey' }).click();
  await page.getByRole('button', { name: 'Criar a passkey' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
  await expect(heading(page)).toHaveText('Artigos');
});
