import { expect, test } from '../../support/desk.ts';

test('the prices of a shop are renewed, and what became of each offer is told; the access to others is stored and never seen again', async ({
  page,
  desk,
}) => {
  const owner = await desk.newPerson('owner');
  await desk.open('/admin/prices', owner);
  await expect(page.getByText('Ainda não há acesso aos preços da Amazon')).toBeVisible();
  const shops = page.getByRole('region', { name: 'Lojas que sabem o preço' });
  const line = shops.getByRole('listitem').filter({ hasText: 'Demonstração em Vitrina México' });
  await expect(line).toContainText('24 de 24 com preço à mostra');
  await line.getByRole('button', { name: 'Renovar agora: Demonstração em Vitrina México' }).click();
  await expect(page.getByText('Renovação na fila').first()).toBeVisible();
  await expect(line.getByText('Concluída')).toBeVisible({ timeout: 60_000 });

  await page.getByRole('combobox', { name: 'Edição' }).click();
  await page.getByRole('option', { name: 'Vitrina México' }).click();
  await expect(page).toHaveURL(/edition=mx/);
  const run = page.getByRole('table', { name: 'Renovações' }).getByRole('row').nth(1);
  await expect(run).toContainText('por ');
  await run.getByRole('button', { name: 'Demonstração em Vitrina México' }).click();
  await expect(page).toHaveURL(/run=\d+/);
  const report = page.getByRole('dialog', { name: 'Demonstração em Vitrina México' });
  await expect(report.getByText('24 ofertas')).toBeVisible();
  await expect(report.getByRole('row', { name: /Nimbra Aero 3/ })).toContainText(/Continua igual|Mudou/);
  await report.getByRole('combobox', { name: 'O que houve' }).click();
  await page.getByRole('option', { name: /^Continua igual/ }).click();
  await expect(page).toHaveURL(/outcome=confirmed/);
  await page.reload();
  await expect(report.getByText('24 ofertas')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(report).toBeHidden();
  await expect(page).not.toHaveURL(/run=/);

  await test.step('an owner stores the access to Amazon’s prices, which nobody sees again', async () => {
    await desk.walk('/admin/settings');
    const region = page.getByRole('region', { name: 'Acesso aos preços da Amazon: Itália e Espanha' });
    await region.getByLabel('Identificador').fill('short');
    await region.getByLabel('Segredo').fill('amzn1.oa2-cs.v1.a-secret-of-a-journey');
    await region.getByRole('button', { name: 'Salvar o acesso' }).click();
    await expect(region.getByText('Copie inteiro, sem espaços')).toBeVisible();
    await region.getByLabel('Identificador').fill('amzn1.application-oa2-client.journey');
    await region.getByRole('button', { name: 'Salvar o acesso' }).click();
    await expect(region.getByText('Há um acesso salvo.')).toBeVisible();
    await page.reload();
    await expect(region.getByText('Há um acesso salvo.')).toBeVisible();
    expect(await page.content()).not.toContain('a-secret-of-a-journey');
    await region.getByRole('button', { name: 'Remover o acesso' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remover o acesso' }).click();
    await expect(region.getByText('Ainda não há acesso.')).toBeVisible();
  });
});
