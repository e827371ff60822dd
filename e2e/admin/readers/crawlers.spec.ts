import type { Page } from '@playwright/test';
import { allowRefusals, expect, test } from '../../support/desk.ts';
import { unique } from '../../support/unique.ts';

const address = '/admin/dynamic-rendering';
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

test('a switch is in robots.txt at once, social networks get pages without scripts, and both are taken back', async ({
  page,
  desk,
  complaints,
}) => {
  const robots = async () => (await page.request.get('/robots.txt')).text();
  const forbids = async (agent: string) =>
    new RegExp(`User-agent: ${agent}\\n(?:User-agent: .*\\n)*Disallow: /\\n`).test(await robots());
  await desk.open(`${address}?tab=robots`, await desk.newPerson('owner'));
  const training = page.getByRole('switch', { name: 'IA que treina modelos' });
  await expect(training).toBeChecked();
  await training.click();
  await expect(page.locator('.toast')).toContainText('IA que treina modelos: não permitido');
  await expect(training).not.toBeChecked();
  expect([await forbids('GPTBot'), await forbids('CCBot')]).toEqual([true, true]);
  // One of them is welcome all the same.
  await page.getByText('Um por um (14)').click();
  const one = page.getByRole('switch', { name: 'CCBot' });
  await one.click();
  await expect(page.getByText('Regra própria', { exact: true })).toBeVisible();
  expect([await forbids('GPTBot'), await forbids('CCBot')]).toEqual([true, false]);
  await one.click();
  await expect(page.getByText('Regra própria', { exact: true })).toHaveCount(0);
  await training.click();
  await expect(page.locator('.toast')).toContainText('IA que treina modelos: permitido');
  expect(await forbids('GPTBot')).toBe(false);

  const userAgent = 'WhatsApp/2.23.20.0';
  const shared = async () => {
    const answer = await page.request.get('/it/sobre', { headers: { 'user-agent': userAgent } });
    return { html: await answer.text(), vary: answer.headers().vary };
  };
  await desk.walk(address);
  await expect(page.getByText('Todos recebem o mesmo conteúdo')).toBeVisible();
  expect((await shared()).html).toContain('id="state"');
  const social = page.getByRole('switch', { name: 'Redes sociais' });
  await social.click();
  await expect(page.locator('.toast')).toContainText('Redes sociais: agora sem scripts');
  await expect(page.getByText('Um cache na frente do site guarda menos')).toBeVisible();
  const bare = await shared();
  expect(bare.html).not.toContain('id="state"');
  expect(bare.html).toContain('application/ld+json');
  expect(bare.vary).toContain('User-Agent');
  const exceptions = page.getByRole('textbox', { name: 'Endereços' });
  const form = page.getByRole('form', { name: 'Exceções' });
  await exceptions.fill('sobre');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(exceptions).toHaveAccessibleDescription(/Este valor não serve aqui/);
  await exceptions.fill('/it/sobre');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.locator('.toast')).toContainText('Exceções salvas');
  expect((await shared()).html).toContain('id="state"');
  await page.getByLabel('User-Agent').fill(userAgent);
  await page.getByRole('button', { name: 'Testar' }).click();
  const verdict = page.getByRole('region', { name: 'Testar um nome' });
  await expect(verdict).toContainText('Redes sociais');
  await expect(verdict).toContainText('Sem scripts');
  await exceptions.fill('');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(exceptions).toHaveValue('');
  await social.click();
  await expect(page.locator('.toast')).toContainText('Redes sociais: agora com scripts');
  expect((await shared()).html).toContain('id="state"');
  allowRefusals(complaints);
});

test('a crawler’s visit is in the log; a sample of the pages is compared meanwhile, and both variants say the same', async ({
  page,
  desk,
}) => {
  const slug = unique('nunca-escrito');
  await page.request.get(`/br/${slug}?q=segredo`, { headers: { 'user-agent': 'SeznamBot/4.0' } });
  await desk.open(`${address}?tab=parity`);
  await page.getByRole('button', { name: 'Comparar uma amostra' }).click();
  await expect(page.locator('.toast')).toContainText('Comparação na fila');
  await tab(page, 'Visitas');
  await expect(page).toHaveURL(/tab=visits/);
  const row = page
    .getByRole('table', { name: 'Visitas de robôs' })
    .getByRole('row')
    .filter({ hasText: slug });
  await expect(async () => {
    await page.reload();
    await expect(row).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await expect(row).toContainText('SeznamBot · Buscadores');
  await expect(row).toContainText('404');
  await expect(page.getByText('segredo')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Robô ou endereço' }).fill(slug);
  await expect(page).toHaveURL(new RegExp(`q=${slug}`));
  await expect(page.getByRole('table', { name: 'Visitas de robôs' }).getByRole('row')).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Classe' }).click();
  await page.getByRole('option', { name: 'Monitoramento' }).click();
  await expect(page.getByText('Nada com estes filtros')).toBeVisible();
  await tab(page, 'Comparação');
  await expect(page.getByText('As duas variantes dizem o mesmo')).toBeVisible({ timeout: 110_000 });
  await expect(page.getByText(/^\d+ páginas comparadas, nenhuma diferença\./)).toBeVisible();
});
