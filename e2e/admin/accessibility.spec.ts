import type { Page } from '@playwright/test';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { expectAccessible } from '../support/axe.ts';
import { allowRefusals, askToTakeAccess, expect, test } from '../support/desk.ts';

interface Screen {
  path: string;
  open?: (page: Page) => Promise<unknown>;
}

/** In front of the desk, for whoever is not signed in. */
const doors: Record<string, Screen> = {
  login: { path: '/admin/login' },
  'forgotten password': { path: '/admin/forgotten-password' },
  'new password': { path: '/admin/new-password#bom' },
  'an invitation that is over': { path: `/admin/invitation#${'velho'.repeat(8)}` },
};

/** Each screen as it stands, and what opens on it. */
const walks: Record<string, Record<string, Screen>> = {
  'people and one’s own account': {
    people: { path: '/admin/people' },
    'a person': {
      path: '/admin/people',
      open: (page) => page.locator('tbody tr').first().getByRole('button').first().click(),
    },
    'a question': {
      path: '/admin/people',
      open: askToTakeAccess,
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
  },
  'the desk itself': {
    'not found': { path: '/admin/nada' },
    overview: { path: '/admin?of=all' },
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
    shops: { path: '/admin/shops' },
    'moving in': { path: '/admin/move-in' },
    'pasting prices': { path: '/admin/imports?paste=1' },
    components: { path: '/admin/kit' },
  },
  products: {
    products: { path: '/admin/products' },
    'products by edition': { path: '/admin/products/parity' },
    'posts by edition': { path: '/admin/posts/editions' },
    'a new product': {
      path: '/admin/products/new',
      open: async (page) => {
        await page.getByRole('button', { name: 'Criar produto' }).click();
        await page.locator('[aria-invalid=true]').first().waitFor();
      },
    },
    'pasting links': {
      path: '/admin/products/paste',
      open: async (page) => {
        const text = 'https://www.amazon.com.br/Panela-Lume/dp/B0DEMOAXE1 https://amzn.to/x 7891234567895';
        await page.getByLabel('O que colar').fill(text);
        await page.getByRole('button', { name: 'Procurar' }).click();
        await page.getByRole('article').nth(2).waitFor();
      },
    },
    'products to merge': {
      path: '/admin/products/edit/1',
      open: async (page) => {
        await page.getByRole('button', { name: 'Mais ações' }).click();
        await page.getByRole('menuitem', { name: 'Juntar com outro…' }).click();
        await page.locator('.choice-line').first().click();
        await page.getByRole('heading', { name: 'O que vai para onde' }).waitFor();
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
  },
};

const beforeTheDesk: string[] = Object.values(doors).map(({ path }) => path.split('#', 1)[0] ?? '');

/** Other words are as long or longer, and have a place of their own in the page's outline: every screen has both. */
const inEnglish = Object.values(adminRoutes).filter(
  (route) => !route.includes(':') && !beforeTheDesk.includes(route),
);
const lookedAt = process.env.TEST_EVERYTHING ? inEnglish : inEnglish.filter((_, index) => index % 5 === 0);

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
});

test('what waits turns once for who wants no motion, instead of faster for ever', async ({ page }) => {
  await page.goto(adminRoutes.login);
  await page.locator('h1').first().waitFor();
  for (const [reducedMotion, turns] of [
    ['no-preference', 'infinite'],
    ['reduce', '1'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    const found = await page.evaluate(() =>
      ['spinner', 'skeleton'].map((name) => {
        const made = document.body.appendChild(document.createElement('i'));
        made.className = name;
        return getComputedStyle(made).animationIterationCount;
      }),
    );
    expect(found).toEqual([turns, turns]);
  }
});

test('axe finds nothing in front of the desk', async ({ page, complaints }) => {
  for (const [name, { path }] of Object.entries(doors)) {
    await page.goto('about:blank');
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await expectAccessible(page, name);
  }
  allowRefusals(complaints);
});

test('axe finds nothing in English', async ({ page, desk, complaints }) => {
  await page.addInitScript(() => localStorage.setItem('admin-language', 'en'));
  const owner = await desk.someone('owner');
  for (const [index, path] of lookedAt.entries()) {
    if (index === 0) await desk.open(path, owner);
    else await desk.walk(path);
    if (path !== adminRoutes.kit) await expect(page.locator('.skeleton')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expectAccessible(page, `${path} in English`, { colours: false });
  }
  allowRefusals(complaints);
});

for (const [walk, screens] of Object.entries(walks))
  test(`axe finds nothing: ${walk}`, async ({ page, desk, complaints }) => {
    await desk.newPerson('viewer', 'aaa');
    const owner = await desk.someone('owner');
    for (const [index, [name, { path, open }]] of Object.entries(screens).entries()) {
      await page.setViewportSize({ width: 1280, height: 800 });
      if (index === 0) await desk.open(path, owner);
      else await desk.walk(path);
      if (name !== 'components') await expect(page.locator('.skeleton')).toHaveCount(0);
      await open?.(page);
      await expectAccessible(page, name);
      if (open) await page.keyboard.press('Escape');
    }
    allowRefusals(complaints);
  });

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
