import { allowRefusals, expect, test } from '../../support/desk.ts';

test('an address is checked, a secret is set and never shown again, and crawlers have a screen of their own', async ({
  page,
  desk,
  complaints,
}) => {
  const owner = await desk.newPerson('owner');
  await desk.open('/admin/settings', owner);
  await test.step('an address is checked, and leaving it unsaved is asked about', async () => {
    const section = page.getByRole('region', { name: 'E-mail de contato' });
    const email = section.getByRole('textbox');
    await email.fill('nao-e-endereco');
    await section.getByRole('button', { name: 'Salvar' }).click();
    await expect(email).toHaveAccessibleDescription(/Este valor não serve aqui/);
    await expect(email).toHaveValue('nao-e-endereco');
    await page.getByRole('link', { name: 'Pessoas' }).click();
    await page
      .getByRole('alertdialog', { name: 'Sair sem salvar?' })
      .getByRole('button', { name: 'Cancelar' })
      .click();
    await email.fill('contato@vitrina.example');
    await section.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.locator('.toast')).toContainText('E-mail de contato já vale.');
    await page.reload();
    await expect(email).toHaveValue('contato@vitrina.example');
    await section.getByRole('button', { name: 'Voltar ao padrão' }).click();
    await expect(email).toHaveValue('');
  });

  await test.step('a secret is set, never shown again, and removed', async () => {
    const section = page.getByRole('region', { name: 'Chave do IndexNow' });
    await expect(section).toContainText('Ainda não há chave.');
    await section.getByRole('button', { name: 'Gerar uma chave' }).click();
    const key = await section.getByLabel('Nova chave').inputValue();
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    await section.getByRole('button', { name: 'Salvar a chave' }).click();
    await expect(section).toContainText('Há uma chave salva.');
    await expect(section.getByLabel('Nova chave')).toHaveValue('');
    expect(await (await owner.api.get('/api/admin/settings')).text()).not.toContain(key);
    await page.reload();
    await expect(section).toContainText('Há uma chave salva.');
    await section.getByRole('button', { name: 'Remover a chave' }).click();
    const question = page.getByRole('alertdialog', { name: 'Remover a chave do IndexNow?' });
    await expect(question).toContainText('O site deixa de avisar os buscadores.');
    await question.getByRole('button', { name: 'Remover a chave' }).click();
    await expect(section).toContainText('Ainda não há chave.');
  });

  await test.step('the crawlers have a screen of their own, and a way to it', async () => {
    const section = page.getByRole('region', { name: 'Robôs de IA' });
    await section.getByRole('link', { name: 'Abrir Robôs e buscadores' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Robôs e buscadores' })).toBeVisible();
  });
  allowRefusals(complaints);
});
