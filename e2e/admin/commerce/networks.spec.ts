import { expect, test } from '../../support/desk.ts';
import { unique } from '../../support/unique.ts';

test('a network is added from its manual page: numbers, a template, a link that is tried, published', async ({
  page,
  desk,
}) => {
  const mark = unique('lumio');
  const form = page.getByRole('form', { name: 'Nova rede' });
  const section = (name: string) => form.getByRole('region', { name, exact: true });
  await desk.open('/admin/networks', await desk.newPerson('owner'));
  await page.getByRole('button', { name: 'Nova rede' }).click();
  await form.getByLabel('Nome', { exact: true }).fill(`Rede ${mark}`);
  await expect(form.getByLabel('Identificador')).toHaveValue(`rede-${mark}`);
  await form.getByLabel('Brasil').check();

  // Whoever leaves is asked, and finds what was typed when they come back.
  await form.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sair sem salvar' }).click();
  await page.getByRole('button', { name: 'Nova rede' }).click();
  await form.getByRole('button', { name: 'Trazer de volta' }).click();
  await expect(form.getByLabel('Nome', { exact: true })).toHaveValue(`Rede ${mark}`);
  await expect(form.getByLabel('Brasil')).toBeChecked();

  const account = section('Números da conta');
  await account.getByLabel('Nome na rede').fill('Publisher ID');
  await expect(account.getByLabel('Palavra no modelo')).toHaveValue('publisherId');
  await account.getByLabel('Exemplo').fill('884422');
  const shop = section('Números de cada loja');
  await shop.getByLabel('Nome na rede').fill('Campanha');
  await shop.getByLabel('Exemplo').fill('77');
  await form.getByLabel('Nomes dos parâmetros').fill('ref');

  const template = form.getByLabel('Modelo do link');
  await template.fill('https://t.lumio.example/c?p={publisherId}&c={campanha}[&ref={sub}]');
  await expect(section('Link')).toContainText('Falta {url}, onde entra o endereço da loja');
  await template.press('End');
  await template.pressSequentially('&to=');
  await section('Link').getByRole('button', { name: '{url}' }).click();
  await expect(section('Link')).toContainText('Leva sempre a t.lumio.example.');

  const trial = section('Experimentar');
  await trial
    .getByLabel('Endereço de um produto na loja')
    .fill('https://www.loja-aurora.example/panela?utm_source=x');
  await trial.getByLabel('Sub-id').fill('br-12');
  const link =
    'https://t.lumio.example/c?p=884422&c=77&ref=br-12&to=https%3A%2F%2Fwww.loja-aurora.example%2Fpanela';
  await expect(trial.getByRole('status')).toContainText(link);
  await expect(trial.getByRole('status')).toContainText('Tirado do endereço: utm_source.');
  await trial.getByRole('button', { name: 'Guardar como exemplo' }).click();
  await expect(section('Exemplos')).toContainText('Sai assim');

  await form.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Rede ${mark}` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Exemplos' })).toContainText(link);
  await page.getByRole('button', { name: 'Todas as redes' }).click();
  const row = page.getByRole('row').filter({ hasText: mark });
  await expect(row).toContainText('Própria');
  await expect(row).toContainText('Brasil');

  await row.getByRole('button').click();
  await page.getByRole('button', { name: 'Excluir' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Redes' })).toBeVisible();
  await expect(row).toHaveCount(0);
});
