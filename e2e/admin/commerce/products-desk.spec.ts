import { readFile } from 'node:fs/promises';
import { allowRefusals, expect, test } from '../../support/desk.ts';
import { body, newPost, uniqueTitle } from '../../support/posts.ts';
import { newProduct, newReview, saveAll, tabOf } from '../../support/products.ts';

test('two who write on one product lose nothing: what both touched is decided, the rest is kept', async ({
  page,
  desk,
  complaints,
}) => {
  const person = await desk.newPerson('editor');
  const { id } = await newProduct(person.api, uniqueTitle('Par'));
  await desk.open(`/admin/products/edit/${id}`, person);
  await page.getByLabel('Nome', { exact: true }).fill('Meu nome');
  await desk.call(person.api, 'PATCH', `/api/admin/products/${id}`, { name: 'Nome deles', version: 1 });
  await saveAll(page).click();
  await expect(page.locator('.toast').filter({ hasText: 'foi salvo em outro lugar' })).toBeVisible();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Meu nome');
  await page.getByRole('button', { name: 'Comparar e decidir' }).click();
  const dialog = page.getByRole('dialog', { name: 'Duas versões' });
  await expect(dialog).toContainText('Nome deles');
  await dialog.getByRole('radio', { name: 'A versão salva' }).check();
  await dialog.getByRole('button', { name: 'Salvar a escolha' }).click();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Nome deles');
  await expect(page.getByText('Tudo salvo')).toBeVisible();

  // Different fields: both stay, nobody is asked.
  await desk.call(person.api, 'PATCH', `/api/admin/products/${id}`, { name: 'Outro nome', version: 2 });
  await page.getByLabel('Marca', { exact: true }).fill('Arco');
  await saveAll(page).click();
  await expect(page.getByText('Tudo salvo')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Arco Outro nome' })).toBeVisible();
  allowRefusals(complaints);
});

test('what is typed waits in its tab, is refused beside its field, and is still there for whoever left and comes back', async ({
  page,
  desk,
  complaints,
}) => {
  const person = await desk.newPerson('editor');
  const { id } = await newProduct(person.api, uniqueTitle('Guarda'));
  const { id: reviewId } = await newReview(person.api, id, 'es');
  await desk.open(`/admin/edit-product/${id}?tab=review&locale=es`, person);
  const spain = page.getByRole('tabpanel', { name: /Vitrina España/ });
  await spain.getByLabel('Nota sem critérios').fill('onze');
  await tabOf(page, 'Fatos').click();
  const ean = page.getByLabel(/^Código de barras/);
  await ean.fill('123');
  await expect(page.getByText('Por salvar: Fatos, Vitrina España')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(/Confira o código de barras|código de barras:/i).first()).toBeVisible();
  await expect(ean).toBeFocused();
  await ean.fill('');
  await saveAll(page).click();
  await expect(spain.getByText('Escreva um número de 0 a 10.')).toBeVisible();
  await expect(spain.getByLabel('Nota sem critérios')).toBeFocused();

  await page.getByRole('link', { name: 'Artigos', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Artigos', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Por salvar: Vitrina España')).toBeVisible();
  await expect(spain.getByText(/Voltou o que você escreveu .* e não salvou/)).toBeVisible();
  await expect(spain.getByLabel('Nota sem critérios')).toHaveValue('onze');
  await page.getByRole('button', { name: 'Mais ações', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Descartar o que não foi salvo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar o que não foi salvo' }).click();
  await expect(spain.getByLabel('Nota sem critérios')).toHaveValue('8');
  await expect(page.getByText('Tudo salvo')).toBeVisible();
  await spain.getByLabel('Nota sem critérios').fill('9,1');
  await saveAll(page).click();
  await expect(page.getByText('Tudo salvo')).toBeVisible();
  await page.reload();
  await expect(spain.getByLabel('Nota sem critérios')).toHaveValue('9,1');

  // A version of before goes back into the form, and its page is seen ahead of a save.
  await spain.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Histórico' }).click();
  const history = page.getByRole('dialog', { name: 'Histórico' });
  await history.getByRole('button', { name: /^Criação/ }).click();
  await history.getByRole('button', { name: 'Pôr no formulário' }).click();
  await expect(spain.getByLabel('Nota sem critérios')).toHaveValue('8');
  await spain.getByLabel('Veredito', { exact: true }).fill('Ainda sem salvar.');
  const opened = page.context().waitForEvent('page');
  await spain.getByRole('button', { name: 'Pré-visualizar' }).click();
  const preview = await opened;
  await expect(preview.getByText('Ainda sem salvar.').first()).toBeVisible();
  await preview.close();
  const { score } = await desk.call(person.api, 'GET', `/api/admin/reviews/${reviewId}`);
  expect(score).toBe(9.1);
  allowRefusals(complaints);
});

test('the list is narrowed by its address, acted on, taken back and exported', async ({ page, desk }) => {
  const person = await desk.newPerson('editor');
  const name = uniqueTitle('Lista');
  const [one] = [await newProduct(person.api, `${name} um`), await newProduct(person.api, `${name} dois`)];
  await newReview(person.api, one.id, 'es');
  await desk.open('/admin/products?price=stale', person);
  await expect(page.getByRole('link', { name: 'Preço vencido' })).toHaveAttribute('aria-current', 'page');

  await desk.open(`/admin/products?locale=es&q=${encodeURIComponent(name)}`, person);
  const rows = page.getByRole('row').filter({ hasText: name });
  await expect(rows).toHaveCount(2);
  await expect(
    rows.filter({ hasText: 'um' }).getByRole('link', { name: /España: avaliação rascunho/ }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Sem avaliação', exact: true }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('link', { name: 'Todos', exact: true }).click();
  await expect(rows).toHaveCount(2);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Exportar CSV' }).click(),
  ]);
  const table = await readFile(await download.path(), 'utf8');
  expect(table.split('\n').filter((line) => line.includes(name))).toHaveLength(2);

  await page.getByRole('checkbox', { name: 'Selecionar tudo' }).check();
  await page.getByRole('button', { name: 'Publicar avaliações' }).click();
  const publish = page.getByRole('alertdialog', {
    name: 'Publicar as avaliações de 2 produtos em Vitrina España?',
  });
  await publish.getByRole('button', { name: 'Publicar avaliações' }).click();
  const told = page.locator('.toast').filter({ hasText: '1 avaliação publicada' });
  await expect(told).toContainText('não tem avaliação nesta edição');
  await expect(rows.getByRole('link', { name: /España: avaliação publicada/ })).toHaveCount(1);
  await told.getByRole('button', { name: 'Desfazer' }).click();
  await expect(rows.getByRole('link', { name: /España: avaliação rascunho/ })).toHaveCount(1);

  await page.getByRole('checkbox', { name: 'Selecionar tudo' }).check();
  await page.getByRole('button', { name: 'Arquivar' }).click();
  await expect(page.getByText('Nenhum produto assim')).toBeVisible();
  await page
    .locator('.toast')
    .filter({ hasText: '2 produtos arquivados' })
    .getByRole('button', { name: 'Desfazer' })
    .click();
  await expect(rows).toHaveCount(2);
});

test('another product takes its place everywhere, after somebody has seen where', async ({ page, desk }) => {
  const person = await desk.newPerson('editor');
  const old = await newProduct(person.api, uniqueTitle('Velho'));
  const next = await newProduct(person.api, uniqueTitle('Novo'));
  const title = uniqueTitle('Com o velho');
  const post = await newPost(desk, person, {
    title,
    content: {
      type: 'doc',
      content: [...body('Antes.').content, { type: 'productCard', attrs: { productId: old.id } }],
    },
  });
  await desk.open(`/admin/products/edit/${old.id}`, person);
  const uses = page.getByRole('region', { name: 'Onde aparece' });
  await expect(uses.getByRole('link', { name: title })).toBeVisible();
  await uses.getByRole('button', { name: 'Trocar por outro' }).click();
  const dialog = page.getByRole('dialog', { name: /^Trocar Aro/ });
  await dialog.getByLabel('Buscar o novo produto').fill(next.name);
  await dialog.getByRole('button', { name: `Aro ${next.name}` }).click();
  await expect(dialog.getByRole('heading', { name: '1 texto muda' })).toBeVisible();
  await expect(dialog).toContainText(title);
  const named = async () =>
    (await desk.call(person.api, 'GET', `/api/admin/posts/${post.id}`)).content.content[1].attrs.productId;
  expect(await named()).toBe(old.id);
  await dialog.getByRole('button', { name: 'Trocar em todos' }).click();
  await expect(page.locator('.toast')).toContainText('1 texto mostra agora');
  expect(await named()).toBe(next.id);
  await expect(uses.getByText('Nenhuma página mostra este produto.')).toBeVisible();
});

test('the board of editions copies what is missing, and a copy tells when its original has changed', async ({
  page,
  desk,
}) => {
  const person = await desk.newPerson('editor');
  const product = await newProduct(person.api, uniqueTitle('Quadro'));
  const review = await newReview(person.api, product.id, 'es');
  await desk.open(`/admin/products/parity?q=${encodeURIComponent(product.name)}`, person);
  const row = page.getByRole('row').filter({ hasText: product.name });
  await expect(row.getByRole('cell')).toHaveCount(5);
  await row.getByRole('button', { name: /^Copiar para cá: .*Vitrina México$/ }).click();
  const told = page.locator('.toast').filter({ hasText: 'Avaliação copiada' });
  await expect(row.getByRole('cell').nth(2)).toContainText('campos a traduzir');
  await desk.call(person.api, 'PATCH', `/api/admin/reviews/${review.id}`, {
    version: review.version,
    verdict: 'Mudamos de ideia.',
  });
  await told.getByRole('button', { name: 'Abrir a cópia' }).click();
  const mexico = page.getByRole('tabpanel', { name: /Vitrina México/ });
  await expect(
    mexico.getByText(/O original de Vitrina España mudou desde a cópia\. Mudou: Veredito\./),
  ).toBeVisible();
  await mexico.getByText('No original (Vitrina España)').nth(1).click();
  await expect(mexico.getByText('Mudamos de ideia.')).toBeVisible();
  await mexico.getByRole('button', { name: 'Já acompanhei' }).click();
  await expect(page.locator('.toast').filter({ hasText: 'Em dia com o original' })).toBeVisible();
  await expect(mexico.getByText(/mudou desde a cópia/)).toHaveCount(0);
  await mexico.getByRole('button', { name: 'Mais ações da avaliação' }).click();
  await page.getByRole('menuitem', { name: 'Excluir rascunho' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir rascunho' }).click();
  await expect(page.getByText('Vitrina México ainda não avaliou este produto')).toBeVisible();
});
