import { expectAccessible } from '../../support/axe.ts';
import { expect } from '../../support/desk.ts';
import { test } from '../../support/own-site.ts';
import { call } from '../../support/people.ts';
import { expectSaved, paragraph, titleOf } from '../../support/posts.ts';

test('the first line of what to renew is taken, mended and published, and is gone', async ({ page, own }) => {
  const { owner } = own;
  const post = await call(owner, 'POST', '/api/admin/posts', {
    ...{ locale: 'br', title: 'Os melhores liquidificadores de 2019' },
    content: { type: 'doc', content: [paragraph('Usamos dois deles por um mês em uma cozinha pequena.')] },
  });
  await call(owner, 'POST', `/api/admin/posts/${post.id}/publish`, { version: post.version });
  /** As every night does. */
  async function weigh(query: string, left: number): Promise<void> {
    await call(owner, 'POST', '/api/admin/jobs/runs', { job: 'renewals' });
    const items = async () => (await call(owner, 'GET', `/api/admin/renewals?${query}`)).items.length;
    await expect.poll(items, { timeout: 60_000 }).toBe(left);
  }
  await weigh('reason=dated', 1);

  await own.open('/admin/renewals?reason=dated');
  const row = page.getByRole('row').filter({ hasText: 'liquidificadores' });
  await row.getByText('O título fala de 2019').first().click();
  await expect(row.getByText('Nenhum texto leva até aqui:')).toBeVisible();
  await expectAccessible(page, 'texts to renew');
  await row.getByRole('button', { name: 'Pegar' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'O texto está com você' })).toBeAttached();
  await expect(row).toHaveCount(0);
  await page.goto(`${own.url}/admin/renewals?state=mine`);
  await row.getByRole('link', { name: /liquidificadores/ }).click();
  await titleOf(page).fill('Os melhores liquidificadores deste ano');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.locator('.toast')).toContainText('Artigo atualizado');
  await weigh('state=mine&reason=dated', 0);
  await page.goto(`${own.url}/admin/renewals?state=mine&reason=dated`);
  await expect(page.getByText('Nada com esses filtros')).toBeVisible();
});
