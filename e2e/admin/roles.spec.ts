import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { allowRefusals, expect, heading, test } from '../support/desk.ts';
import { dropFiles, newPicture } from '../support/pictures.ts';
import { newPost, textOf, titleOf, uniqueTitle } from '../support/posts.ts';
import { newProduct, newReview, saveAll } from '../support/products.ts';
import { unique } from '../support/unique.ts';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Navegação principal' });
const secondRow = (page: Page) => page.getByRole('row').nth(1);

/** Screens whose list a viewer reads, and what they must not be offered there. The server refuses it besides. */
const lists: [path: string, shown: (page: Page) => ReturnType<Page['locator']>, offered: RegExp][] = [
  ['/admin/shop-links', secondRow, /Novo link/],
  ['/admin/imports', heading, /Enviar arquivo|Colar preços/],
  [
    '/admin/prices',
    (page) => page.getByRole('region', { name: 'Lojas que sabem o preço' }),
    /Renovar|Aceitar|Recusar/,
  ],
  [
    '/admin/pre-render',
    (page) => page.getByRole('table', { name: 'Páginas', exact: true }).getByRole('row').nth(1),
    /Regenerar|Limpar|Salvar/,
  ],
  ['/admin/posts', (page) => page.locator('[data-row-handle]').first(), /Novo artigo/],
];

test('a viewer reads every screen and is offered no change', async ({ page, desk, owner, complaints }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const viewer = await desk.someone('viewer');
  const editor = await desk.someone('editor');
  await desk.open('/admin', viewer);

  await test.step('the navigation', async () => {
    await nav(page).getByRole('button', { name: 'Administração' }).click();
    await expect(nav(page).getByRole('link', { name: 'Tarefas' })).toBeVisible();
    for (const name of ['Pessoas', 'Registro de atividades', 'Mensagens'])
      await expect(nav(page).getByRole('link', { name })).toHaveCount(0);
  });

  await test.step('what others did is among the recent changes, without a way to the log', async () => {
    const title = unique('Rascunho');
    await desk.call(editor.api, 'POST', '/api/admin/posts', { locale: 'mx', title });
    await desk.walk('/admin?locale=mx');
    const recent = page.getByRole('region', { name: 'Mudanças recentes' });
    await expect(recent).toContainText(`${editor.name} criou o post “${title}”`);
    await expect(recent.getByRole('link', { name: 'Ver tudo' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'A fazer' })).toContainText(/rascunho/);
  });

  for (const [path, shown, offered] of lists)
    await test.step(path, async () => {
      await desk.walk(path);
      await expect(shown(page).first()).toBeVisible();
      await expect(page.getByRole('button', { name: offered })).toHaveCount(0);
      await expect(page.getByRole('checkbox', { name: /^Selecionar/ })).toHaveCount(0);
    });

  await test.step('redirects', async () => {
    const from = `/us/${unique('seen')}`;
    await desk.call(owner, 'POST', '/api/admin/redirects', { from, to: '/us' });
    await desk.walk('/admin/redirects');
    await expect(page.getByRole('link', { name: from })).toBeVisible();
    await expect(page.getByRole('button', { name: /Novo|Excluir/ })).toHaveCount(0);
  });

  await test.step('crawlers', async () => {
    await desk.walk('/admin/dynamic-rendering');
    await expect(page.getByText('Só um proprietário muda estas regras.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Endereços' })).not.toBeEditable();
    for (const name of ['Quem pode entrar', 'Comparação']) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('switch')).toHaveCount(0);
      await expect(page.getByRole('button', { name: /Comparar/ })).toHaveCount(0);
    }
  });

  await test.step('pictures', async () => {
    const picture = await newPicture('janela');
    const { id } = await (await owner.post('/api/admin/media', { multipart: { file: picture } })).json();
    await desk.walk(`/admin/media?picture=${id}`);
    const detail = page.getByRole('dialog', { name: picture.name });
    await expect(detail.getByText('Sem descrição').first()).toBeVisible();
    await expect(detail.getByRole('button', { name: /Salvar|Excluir/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: picture.name })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Enviar arquivos' })).toHaveCount(0);
    await dropFiles(page, [picture]);
    await expect(page.getByRole('region', { name: 'Envios' })).toHaveCount(0);
  });

  await test.step('categories', async () => {
    await desk.walk('/admin/categories?locale=br');
    await page.getByRole('button', { name: 'Casa', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Casa' });
    await expect(dialog.getByRole('link', { name: '/br/categoria/casa' })).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Nova categoria' })).toHaveCount(0);
  });

  await test.step('launches, which not every edition has', async () => {
    await desk.walk('/admin/launches?locale=us');
    await expect(page.getByText('não tem páginas de lançamento')).toBeVisible();
    await desk.walk('/admin/launches?locale=br');
    await expect(secondRow(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Novo dia' })).toHaveCount(0);
    await secondRow(page).getByRole('button').first().click();
    await expect(page.getByRole('dialog').locator('ol > li p.font-medium').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Salvar|Excluir|Subir|Tirar/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('editions', async () => {
    await desk.walk('/admin/editions?locale=us');
    await expect(page.getByLabel('Nome do site')).not.toBeEditable();
  });

  await test.step('the database, without its place', async () => {
    await desk.walk('/admin/database');
    const facts = page.getByRole('region', { name: 'Em resumo' });
    await expect(facts).toContainText('PostgreSQL');
    await expect(facts).not.toContainText('Onde está');
    await expect(page.getByRole('button', { name: /agora$/ })).toHaveCount(0);
    await expect(page.getByRole('tab', { name: 'Consulta' })).toHaveCount(0);
    await page.getByRole('tab', { name: 'Verificação' }).click();
    await expect(page.getByText('Regras do banco')).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Verificar|Corrigir)/ })).toHaveCount(0);
  });

  await test.step('an article, and one that is not there', async () => {
    const post = await newPost(desk, editor, { title: uniqueTitle('Só para ler') });
    await desk.walk(`/admin/edit/${post.id}`);
    await expect(page.getByText('Você pode ler este artigo, mas não alterar.')).toBeVisible();
    await expect(textOf(page)).toHaveAttribute('contenteditable', 'false');
    await expect(titleOf(page)).not.toBeEditable();
    await expect(page.getByRole('button', { name: 'Publicar', exact: true })).toHaveCount(0);
    await desk.walk('/admin/edit/999999999');
    await expect(page.getByRole('heading', { level: 1, name: 'Este artigo não existe' })).toBeVisible();
  });

  await test.step('a product', async () => {
    const product = await newProduct(editor.api, uniqueTitle('Para ler'));
    await newReview(editor.api, product.id, 'es');
    await desk.walk(`/admin/products?q=${encodeURIComponent(product.name)}`);
    await expect(page.getByRole('row').filter({ hasText: product.name })).toHaveCount(1);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Novo produto' })).toHaveCount(0);
    await desk.walk(`/admin/products/edit/${product.id}?tab=review&locale=es`);
    await expect(page.getByText('Você pode ler este produto, mas não alterar.')).toBeVisible();
    await expect(saveAll(page)).toHaveCount(0);
    await expect(page.getByLabel('Título', { exact: true })).toHaveAttribute('readonly', '');
  });

  await test.step('jobs; and axe finds nothing in them', async () => {
    await desk.walk('/admin/cron');
    const all = page.getByRole('region', { name: 'Todas as tarefas' });
    await expect(
      all.getByRole('group', { name: 'Renovar preços: Vitrina México', exact: true }),
    ).toBeVisible();
    await expect(
      page.getByRole('button', { name: /^(Executar|Tentar|Cancelar|Pausar|Horário)/ }),
    ).toHaveCount(0);
    await expectAccessible(page, 'jobs');
  });

  await test.step('the inbox is not theirs, and says whose it is', async () => {
    await desk.walk('/admin/messages');
    await expect(heading(page)).toHaveText('Esta tela pede o papel de editor');
  });
  allowRefusals(complaints);
});

test('an editor is not offered what is an owner’s', async ({ page, desk }) => {
  await desk.open('/admin', await desk.someone('editor'));

  await test.step('backups, of which they are not even told', async () => {
    await nav(page).getByRole('button', { name: 'Administração' }).click();
    await expect(nav(page).getByRole('link', { name: 'Tarefas' })).toBeVisible();
    await expect(nav(page).getByRole('link', { name: 'Cópias de segurança' })).toHaveCount(0);
    await desk.walk('/admin/backups');
    await expect(heading(page)).toHaveText('Esta tela pede o papel de proprietário');
    await expect(page.getByRole('button', { name: 'Fazer uma cópia agora' })).toHaveCount(0);
  });

  await test.step('settings', async () => {
    await desk.walk('/admin/settings');
    await expect(page.getByText('Só um proprietário muda as configurações.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Nome do site' })).not.toBeEditable();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('switch')).toHaveCount(0);
  });

  await test.step('opening or closing an edition', async () => {
    await desk.walk('/admin/editions?locale=us');
    const status = page.getByRole('region', { name: 'Situação' });
    await expect(status).toContainText('Só um proprietário muda a situação.');
    await expect(status.getByRole('button')).toHaveCount(0);
    await expect(page.getByLabel('Código de afiliado')).not.toBeEditable();
    await expect(page.getByLabel('Nome do site')).toBeEditable();
  });
});
