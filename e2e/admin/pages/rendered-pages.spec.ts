import { allowRefusals, expect, test } from '../../support/desk.ts';

test('an editor sees how pages stand, has one made anew, has some forgotten, and gives a kind of them a lifetime', async ({
  page,
  desk,
  complaints,
}) => {
  const editor = await desk.newPerson('editor');
  await page.goto('/mx/sobre');
  await desk.open('/admin/pre-render', editor);
  const card = page.getByRole('region', { name: 'Páginas por edição' }).getByRole('listitem');
  await expect(card.filter({ hasText: 'Vitrina México' })).toContainText(/\d+ de \d+ prontas/);
  await page.getByRole('searchbox', { name: 'Procurar no endereço' }).fill('/mx/sobre');
  await expect(page).toHaveURL(/q=/);
  const table = page.getByRole('table', { name: 'Páginas', exact: true });
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table).toContainText('Pronta');

  await table.getByRole('button', { name: 'Regenerar /mx/sobre' }).click();
  await expect(page.getByText('Renovação na fila').first()).toBeVisible();
  await expect(table).toContainText(`Regenerada por ${editor.name}`);
  await table.getByRole('button', { name: '/mx/sobre', exact: true }).click();
  const details = page.getByRole('dialog', { name: '/mx/sobre' });
  await expect(details).toContainText('page:/mx/sobre');
  await expect(details).toContainText('Página fixa');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Renovações' }).click();
  const run = page.getByRole('row').filter({ hasText: `por ${editor.name}` });
  await expect(run).toContainText('Concluída');
  await page.getByRole('tab', { name: 'O que mudou' }).click();
  await expect(page.getByRole('table', { name: 'O que mudou' })).toContainText(
    `Regenerada por ${editor.name}`,
  );

  await test.step('pages are forgotten by a pattern, after their number was told', async () => {
    await page.goto('/it/termos');
    await page.goto('/admin/pre-render?q=/it/termos');
    const table = page.getByRole('table', { name: 'Páginas', exact: true });
    await expect(table).toContainText('Pronta');
    await page.getByRole('button', { name: 'Limpar cache' }).click();
    const dialog = page.getByRole('dialog', { name: 'Limpar o cache por endereço' });
    await dialog.getByLabel('Endereço').fill('/it/nada-*');
    await expect(dialog.getByText('Nenhuma página tem este endereço.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Limpar cache' })).toBeDisabled();
    await dialog.getByLabel('Endereço').fill('/it/termo*');
    await dialog.getByRole('button', { name: 'Limpar 1 página' }).click();
    await expect(dialog).toBeHidden();
    await expect(table).toContainText('Desatualizada');
    await page.goto('/it/termos');
    await page.goBack();
    await expect(table).toContainText('Tiradas do cache: /it/termo*');
    await expect(table).toContainText('Pronta');
  });

  await test.step('a kind of page gets a lifetime, and loses it again', async () => {
    await desk.walk('/admin/pre-render?tab=lifetimes');
    const line = page.getByRole('form', { name: 'Outras' });
    const minutes = line.getByRole('spinbutton', { name: 'Validade de Outras, em minutos' });
    await minutes.fill('-5');
    await line.getByRole('button', { name: 'Salvar' }).click();
    await expect(minutes).toHaveAttribute('aria-invalid', 'true');
    allowRefusals(complaints);
    await minutes.fill('45');
    await line.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Validade salva').first()).toBeVisible();
    await page.reload();
    await expect(minutes).toHaveValue('45');
    await minutes.fill('');
    await line.getByRole('button', { name: 'Salvar' }).click();
    const kept = async () => {
      const { lifetimes } = await desk.call(editor.api, 'GET', '/api/admin/pre-render');
      return lifetimes.find(({ template }: { template: string }) => template === 'other').minutes;
    };
    await expect.poll(kept).toBeNull();
  });
});

test('several pages are chosen and made anew; an edition is, and is cancelled on the way', async ({
  page,
  desk,
  complaints,
}) => {
  const editor = await desk.newPerson('editor');
  await desk.open('/admin/pre-render?edition=es&template=static', editor);
  const table = page.getByRole('table', { name: 'Páginas', exact: true });
  await table.getByRole('checkbox', { name: /\/es\/sobre/ }).check();
  await table.getByRole('checkbox', { name: /\/es\/termos/ }).check();
  await page
    .getByRole('region', { name: /ações|seleção/i })
    .getByRole('button', { name: 'Regenerar' })
    .click();
  await expect(page.getByText('2 páginas são regeneradas em instantes.').first()).toBeVisible();
  await expect(table.getByText(`Regenerada por ${editor.name}`)).toHaveCount(2);

  await page.getByRole('button', { name: 'Regenerar páginas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Regenerar páginas' });
  await dialog.getByRole('combobox', { name: 'Quais páginas' }).click();
  await page.getByRole('option', { name: 'Vitrina España' }).click();
  await dialog.getByLabel('Velocidade').fill('0');
  await dialog.getByRole('button', { name: 'Começar' }).click();
  await expect(dialog.getByLabel('Velocidade')).toHaveAttribute('aria-invalid', 'true');
  allowRefusals(complaints);
  await dialog.getByLabel('Velocidade').fill('1');
  await dialog.getByRole('button', { name: 'Começar' }).click();
  const open = page.getByRole('region', { name: 'Renovações em andamento' });
  await expect(open).toContainText(/[1-9]\d* de \d+/);
  await open.getByRole('button', { name: 'Cancelar: Vitrina España' }).click();
  await expect(page.getByText('Renovação cancelada').first()).toBeVisible();
  await expect(open).toBeHidden();

  await page.getByRole('button', { name: 'Regenerar páginas' }).click();
  await dialog.getByRole('combobox', { name: 'Quais páginas' }).click();
  // Of an edition that is to come there are few.
  await page.getByRole('option', { name: 'Vitrina USA' }).click();
  await dialog.getByLabel('O mais rápido possível').check();
  await expect(dialog.getByLabel('Velocidade')).toBeHidden();
  await dialog.getByRole('button', { name: 'Começar' }).click();
  await page.getByRole('tab', { name: 'Renovações' }).click();
  const run = page.getByRole('row').filter({ hasText: 'o mais rápido possível' });
  await expect(run).toContainText(`por ${editor.name}`);
  await expect(run).toContainText('Concluída');
});

test('one page is looked at closely: figures, difference, what machines read, without scripts', async ({
  page,
  desk,
}) => {
  await page.goto('/br/melhores-aspiradores-verticais');
  await desk.open('/admin/pre-render-demo', await desk.someone('viewer'));
  await page.getByLabel('Endereço da página').fill('br/melhores-aspiradores-verticais');
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(page).toHaveURL(/path=/);
  const kept = page.getByRole('region', { name: 'Guardada' });
  await expect(kept).toContainText('200');
  await expect(kept).toContainText(/Na memória|No disco/);
  await kept.getByText('Cabeçalhos').click();
  await expect(kept).toContainText('content-security-policy');
  await expect(page.getByRole('region', { name: 'Feita agora' })).toContainText('kB');
  await expect(page.getByRole('region', { name: 'Diferença', exact: true })).toContainText(
    'As duas são iguais',
  );
  const head = page.getByRole('region', { name: 'O que buscadores e redes leem' });
  await expect(head).toContainText('x-default');
  await expect(head).toContainText('BreadcrumbList');
  await expect(head.getByRole('figure', { name: 'Cartão de compartilhamento' })).toBeVisible();
  const bare = page.frameLocator('iframe');
  await expect(bare.getByRole('heading', { level: 1 })).toContainText('aspiradores');
  expect(await bare.locator('script').count()).toBe(0);

  await page.getByLabel('Endereço da página').fill('/br/nada-disso');
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(page.getByRole('region', { name: 'Feita agora' })).toContainText('404');
  await expect(head).toContainText('Pede para não aparecer em buscadores');
});
