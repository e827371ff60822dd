import { expectAccessible } from '../../support/axe.ts';
import { expect } from '../../support/desk.ts';
import { preparedSite } from '../../support/sites/prepared-site.ts';
import { sellOut, slug } from '../../support/sites/sold-out-link.ts';

preparedSite(sellOut)(
  'a link that fails silently is replaced with one press everywhere it stands, put back, and replaced',
  async ({ page, own }) => {
    await own.open('/admin/links');
    await page.getByRole('tab', { name: 'Falham em silêncio (1)' }).click();
    const line = page.getByRole('article', { name: 'loja.example/cafeteira-sole' });
    await expect(line).toContainText('a loja diz que ele está esgotado');
    await expect(line).toContainText('Alba Cafeteira Sole');
    await expectAccessible(page, 'failing links');
    const replace = line.getByRole('button', { name: 'outra.example' });
    await replace.click();
    await expect(page.locator('.toast')).toContainText('Em 2 lugares, por outra.example.');
    await expect(line).toHaveCount(0);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(line).toBeVisible();
    // Without what was told meanwhile, which may lie over the button.
    await own.open('/admin/links?tab=failing');
    await replace.click();
    await expect(line).toHaveCount(0);
    await expect(page.getByText('Nenhum link falha em silêncio')).toBeVisible();

    const read = await page.request.get(`${own.url}/br/${slug}`);
    expect(await read.text()).toMatch(/outra\.example\/cafeteira-sole"[^>]*>na loja</);
  },
);
