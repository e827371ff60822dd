import { allowRefusals, expect, test } from '../support/desk.ts';
import { unique } from '../support/unique.ts';

test('the navigation leads from screen to screen, shows where one is, and the edition goes along', async ({
  page,
  desk,
  complaints,
}) => {
  await desk.open();
  await page.getByRole('button', { name: /^Edição: Vitrina Brasil/ }).click();
  await page.getByRole('menuitemradio', { name: 'Vitrina México' }).click();
  await expect(page).toHaveURL(/\/admin\?locale=mx$/);
  // The address is there a moment before the links that take the edition along.
  await expect(page.getByRole('button', { name: /^Edição: Vitrina México/ })).toBeVisible();
  const nav = page.getByRole('navigation', { name: 'Navegação principal' });
  // What is not for every day is one step further away, and stays open while one is there.
  await expect(nav.getByRole('link', { name: 'Pessoas' })).toBeHidden();
  await nav.getByRole('button', { name: 'Administração' }).click();
  await nav.getByRole('link', { name: 'Pessoas' }).click();
  await expect(page).toHaveURL(/\/admin\/people\?locale=mx$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Pessoas' })).toBeVisible();
  await expect(page).toHaveTitle('Pessoas - Vitrina');
  await expect(nav.getByRole('link', { name: 'Pessoas' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Olá, Edu' })).toBeVisible();

  await test.step('an unknown address is the area’s own not-found', async () => {
    await page.goto('/admin/nada');
    await expect(page.getByRole('heading', { name: 'Esta tela não existe' })).toBeVisible();
    await page.getByRole('link', { name: 'Ir para a visão geral' }).click();
    await expect(page.getByRole('heading', { name: 'Olá, Edu' })).toBeVisible();
    allowRefusals(complaints);
  });

  await test.step('an edition’s own address of the area leads here and keeps the edition, in a low window too', async () => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/it/admin/people');
    await expect(page).toHaveURL(/\/admin\/people\?locale=it$/);
    await expect(page.getByRole('button', { name: /^Edição: Vitrina Italia/ })).toBeVisible();
    await expect(nav.getByRole('link', { name: 'Pessoas' })).toBeInViewport({ ratio: 1 });
    await expect(nav.getByRole('link', { name: 'Visão geral' })).not.toBeInViewport();
  });

  await test.step('on a phone it is a drawer, and the edition stays in sight', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('button', { name: /^Edição: Vitrina Italia/ })).toBeVisible();
    await expect(page.getByRole('navigation')).toBeHidden();
    await page.getByRole('button', { name: 'Abrir o menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('link', { name: 'Imagens' }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Imagens' })).toBeVisible();
    await page.getByRole('button', { name: 'Abrir o menu' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Abrir o menu' })).toBeFocused();
  });
});

test('keys lead everywhere; the palette finds whatever there is by a part of its name, and leads to where it is worked on', async ({
  page,
  desk,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/palette-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  const owner = await desk.open('/admin', await desk.newPerson('owner'));
  await test.step('what is typed before the palette’s code is there stays typed', async () => {
    const palette = page.getByRole('dialog', { name: 'Buscar e agir' });
    await page.getByRole('button', { name: 'Alternar entre tema claro e escuro' }).focus();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('ger');
    await expect(palette.getByRole('option')).toHaveCount(0);
    release();
    await palette.getByRole('option').first().waitFor();
    await page.keyboard.type('al');
    await expect(palette.getByRole('combobox')).toHaveValue('geral');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Alternar entre tema claro e escuro' })).toBeFocused();
  });
  await test.step('keys are explained by "?", and single ones can be switched off', async () => {
    // Two keys belong together for a second or so, and a busy machine may need longer for one of them.
    await expect(async () => {
      await page.keyboard.press('g');
      await page.keyboard.press('p');
      await expect(page).toHaveURL(/\/admin\/people$/, { timeout: 2_000 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1, name: 'Pessoas' })).toBeVisible();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Atalhos do teclado' });
    await expect(help.getByText('Ir para Minha conta')).toBeVisible();
    await help.getByRole('switch', { name: 'Atalhos de uma só tecla' }).click();
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await page.keyboard.press('?');
    await expect(help).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Buscar e agir' })).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await desk.walk('/admin');
  const title = unique('Zibaldone');
  const { api } = await desk.newPerson('editor');
  const { id } = await desk.call(api, 'POST', '/api/admin/posts', { locale: 'it', title });
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Buscar e agir' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  /** What is found in the database comes later than what is known here, and moves it. */
  const type = async (typed: string) => {
    await page.keyboard.type(typed);
    await expect(palette.getByRole('combobox')).toHaveValue(typed);
    await palette.locator('[aria-busy=false]').waitFor();
  };
  await type('mexico');
  await palette.getByRole('option', { name: 'Trabalhar em Vitrina México' }).click();
  await expect(page).toHaveURL(/locale=mx/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('regis');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/audit\?locale=mx$/);
  const choose = async (typed: string, option: string | RegExp) => {
    await page
      .getByRole('button', { name: /Buscar/ })
      .first()
      .click();
    await expect(palette.getByRole('combobox')).toBeFocused();
    await type(typed);
    await palette.getByRole('option', { name: option }).first().click();
    await expect(palette).toBeHidden();
  };
  // A draft of another edition, somebody who works here, a setting, a product.
  await choose(title.toLowerCase(), title);
  await expect(page).toHaveURL(new RegExp(`/admin/edit/${id}`));
  await choose(owner.username, new RegExp(`${owner.name}.*Proprietário`));
  await expect(page.getByRole('dialog', { name: owner.name })).toBeVisible();
  await page.keyboard.press('Escape');
  await choose('indexnow', /^Chave do IndexNow/);
  await expect(page).toHaveURL(/\/admin\/settings.*#chave-do-indexnow$/);
  await expect(page.getByRole('region', { name: 'Chave do IndexNow' })).toBeFocused();
  const { items } = await desk.call(api, 'GET', '/api/admin/products');
  await choose(items[0].name, `${items[0].brand} ${items[0].name}`);
  await expect(page).toHaveURL(new RegExp(`/admin/products/edit/${items[0].id}`));
});

test('the area speaks English when it is told to, and is dark, at once and from then on', async ({
  page,
  desk,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await desk.open('/admin/account');
  await page.getByRole('button', { name: 'Alternar entre tema claro e escuro' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByLabel('Nome', { exact: true }).fill('Escrevendo');
  await page.getByRole('button', { name: /^Conta: Edu/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Escrevendo');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  const call = page.waitForRequest(/\/api\/admin\/me\?lang=en/);
  await page.reload();
  await call;
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
