import { allowRefusals, expect, type Person, test } from '../../support/desk.ts';
import { unique } from '../../support/unique.ts';

const actionsFor = ({ name }: Person) => ({ name: `Ações para ${name}` });

test('the list says when it does not load, shows who works here and invitations, and is walked by keys alone', async ({
  page,
  desk,
  complaints,
}) => {
  const owner = await desk.newPerson('owner', 'aaa');
  const editor = await desk.newPerson('editor', 'aaa');
  const email = `${unique('irma')}@vitrina.example`;
  await desk.call(owner.api, 'POST', '/api/admin/invitations', { email, role: 'viewer' });
  // Invitations have a table of their own, which names the owner too: as the one who sent them.
  const people = page.getByRole('table', { name: 'Pessoas' });

  await test.step('a list that does not load is asked for again', async () => {
    await page.route('**/api/admin/users*', (route) => route.abort('connectionrefused'), { times: 1 });
    await desk.open('/admin/people', owner);
    await expect(page.getByText('A lista não carregou')).toBeVisible();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(people.getByRole('row', { name: owner.name })).toBeVisible();
    complaints.splice(0);
  });

  await test.step('rows are walked by keys', async () => {
    const rows = people.locator('tbody tr');
    const handle = (index: number) => rows.nth(index).getByRole('button').first();
    // Rows that are still to come stand there as grey lines, without anything to hold on to.
    await handle(2).waitFor();
    await page.keyboard.press('j');
    await expect(handle(0)).toBeFocused();
    await page.keyboard.press('j');
    await page.keyboard.press('ArrowDown');
    await expect(handle(2)).toBeFocused();
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(handle(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(handle(-1)).toBeFocused();
  });

  await test.step('people and open invitations', async () => {
    const row = people.getByRole('row', { name: editor.name });
    await expect(row).toContainText('Editor');
    await expect(row).toContainText('Em atividade');
    await row.locator('time').hover();
    await expect(page.getByRole('tooltip')).toContainText(/de 20\d\d/);
    const invitations = page.getByRole('table', { name: 'Convites em aberto' });
    await expect(invitations.getByRole('row', { name: email })).toContainText('Leitor');
  });

  await test.step('nobody takes their own access away', async () => {
    await page.getByRole('button', actionsFor(owner)).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Ver detalhes', 'Ver o que fez']);
  });
});

test('an invitation, after a mistake that loses nothing; without mail its link is shown once, to be copied', async ({
  page,
  desk,
  complaints,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await desk.open('/admin/people', await desk.newPerson('owner', 'aaa'));
  await page.getByRole('button', { name: 'Convidar pessoa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Convidar pessoa' });
  await expect(dialog.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type('irene');
  await dialog.getByRole('combobox', { name: 'Papel' }).click();
  await page.getByRole('option', { name: /Leitor/ }).click();
  await dialog.getByRole('button', { name: 'Criar convite' }).click();
  await expect(dialog.getByText('Confira o e-mail')).toBeVisible();
  await expect(dialog.getByLabel('E-mail')).toBeFocused();
  await expect(dialog.getByLabel('E-mail')).toHaveValue('irene');
  const email = `${unique('irene')}@vitrina.example`;
  await dialog.getByLabel('E-mail').fill(email);
  await page.keyboard.press('Enter');
  const ready = page.getByRole('dialog', { name: 'Convite pronto' });
  const link = await ready.getByLabel('Link do convite').inputValue();
  expect(link).toContain('/admin/invitation#');
  await ready.getByRole('button', { name: 'Copiar' }).click();
  await expect(ready.getByRole('button', { name: 'Copiado' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: email })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Convidar pessoa' })).toBeFocused();
  allowRefusals(complaints);
});

test('another role at once, and undone; access is taken away after its consequence was named, and given back', async ({
  page,
  desk,
}) => {
  const editor = await desk.newPerson('editor', 'aaa');
  const roleNow = async () => (await desk.call(editor.api, 'GET', '/api/admin/me')).role;
  await desk.open('/admin/people', await desk.newPerson('owner', 'aaa'));
  await page.getByRole('button', { name: editor.name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: editor.name });
  await dialog.getByRole('combobox', { name: `Papel de ${editor.name}` }).click();
  await page.getByRole('option', { name: /Proprietário/ }).click();
  await expect(page.locator('.toast')).toContainText('Papel alterado');
  expect(await roleNow()).toBe('owner');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.locator('.toast')).toContainText('Desfeito');
  expect(await roleNow()).toBe('editor');

  await page.getByRole('button', actionsFor(editor)).click();
  await page.getByRole('menuitem', { name: 'Retirar o acesso' }).click();
  const question = page.getByRole('alertdialog', { name: `Retirar o acesso de ${editor.name}?` });
  await expect(question).toContainText('As sessões abertas terminam agora');
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', actionsFor(editor))).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Retirar o acesso' }).click();
  await question.getByRole('button', { name: 'Retirar o acesso' }).click();
  await expect(page.getByRole('row', { name: editor.name })).toContainText('Sem acesso');
  expect((await editor.api.get('/api/admin/me')).status()).toBe(401);
  await page.getByRole('button', actionsFor(editor)).click();
  await page.getByRole('menuitem', { name: 'Devolver o acesso' }).click();
  await expect(page.getByRole('row', { name: editor.name })).toContainText('Em atividade');
});
