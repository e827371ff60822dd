import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { allowRefusals, expect, test } from '../support/desk.ts';

/** Each screen as it stands, and what opens on it. */
const screens: Record<string, { path: string; signedOut?: true; open?: (page: Page) => Promise<void> }> = {
  login: { path: '/admin/login', signedOut: true },
  'forgotten password': { path: '/admin/forgotten-password', signedOut: true },
  'new password': { path: '/admin/new-password#bom', signedOut: true },
  'an invitation that is over': { path: `/admin/invitation#${'velho'.repeat(8)}`, signedOut: true },
  overview: { path: '/admin' },
  people: { path: '/admin/people' },
  'a person': {
    path: '/admin/people',
    open: (page) => page.locator('tbody tr').first().getByRole('button').first().click(),
  },
  'a question': {
    path: '/admin/people',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Ações para Vera/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Retirar o acesso' }).click();
    },
  },
  inviting: {
    path: '/admin/people',
    open: async (page) => {
      await page.getByRole('button', { name: 'Convidar pessoa' }).click();
      await page.getByRole('button', { name: 'Criar convite' }).click();
      await page.locator('[aria-invalid=true]').waitFor();
    },
  },
  profile: { path: '/admin/account' },
  security: { path: '/admin/account?tab=security' },
  sessions: { path: '/admin/account?tab=sessions' },
  audit: { path: '/admin/audit?edition=mx' },
  palette: {
    path: '/admin',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('option').first().waitFor();
    },
  },
  shortcuts: {
    path: '/admin',
    open: async (page) => {
      await page.keyboard.press('?');
      await page.getByRole('switch').waitFor();
    },
  },
  imports: { path: '/admin/imports' },
  'pasting prices': { path: '/admin/imports?paste=1' },
  products: { path: '/admin/products' },
  'products by edition': { path: '/admin/products/parity' },
  'a new product': {
    path: '/admin/products/new',
    open: async (page) => {
      await page.getByRole('button', { name: 'Criar produto' }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  'a product': { path: '/admin/products/edit/1' },
  'a review': { path: '/admin/products/edit/1?tab=review&locale=it' },
  'an offer': {
    path: '/admin/products/edit/1?tab=review&locale=it',
    open: (page) => page.getByRole('button', { name: /^Alterar a oferta/ }).click(),
  },
  'a product to replace': {
    path: '/admin/products/edit/1',
    open: async (page) => {
      await page.getByRole('button', { name: 'Trocar por outro' }).click();
      await page.locator('.choice-line').first().click();
      await page.getByRole('heading', { name: /textos mudam/ }).waitFor();
    },
  },
  components: { path: '/admin/kit' },
  'not found': { path: '/admin/nada' },
};

for (const [name, { path, signedOut, open }] of Object.entries(screens)) {
  test(`axe finds nothing: ${name}`, async ({ page, desk, complaints }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 800 });
    if (signedOut) await page.goto(path);
    else {
      if (path === '/admin/people') await desk.newPerson('viewer', 'aaa');
      await desk.open(path, await desk.someone('owner'));
    }
    await page.locator('h1').first().waitFor();
    if (name !== 'components') await expect(page.locator('.skeleton')).toHaveCount(0);
    await open?.(page);
    await expectAccessible(page, name);
    allowRefusals(complaints);
  });
}

test('the keyboard alone signs in and finds its way', async ({ page, desk }) => {
  const person = await desk.newPerson('editor');
  await page.goto('/admin/login');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Usuário ou e-mail')).toBeFocused();
  await page.keyboard.type(person.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Olá, Edu' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Olá, Edu' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
