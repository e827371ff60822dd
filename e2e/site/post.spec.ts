import { startApplication } from '../support/application.ts';
import { expect, test } from '../support/watched-page.ts';

const path = '/br/melhores-aspiradores-verticais';

test('an article is complete: chapters, picks, cards with honest prices, and what to read next', async ({
  page,
}) => {
  await page.goto(path);
  await expect(page).toHaveTitle(/^Os melhores aspiradores .* - Vitrina Brasil$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('{{');
  await expect(page.getByText(/^Por Luciana Prates/)).toBeVisible();
  await expect(page.getByText(/min de leitura/)).toBeVisible();
  const card = page.getByRole('region', { name: 'Nimbra Aero 3', exact: true });
  await expect(card.locator('data')).toHaveText(/^R\$\s1\.549,90$/);
  await expect(card.locator('time')).toHaveText(/^Preço em \d\d\/\d\d\/\d{4}, \d\d:\d\d$/);
  const link = card.getByRole('link', { name: /Ver na Amazon/ });
  await expect(link).toHaveAttribute('href', 'https://www.amazon.com.br/dp/B0DEMO0001?tag=vitrinademo-20');
  await expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener');
  await expect(page.locator('.quick-picks li')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Leia também' })).toBeVisible();
});

test('a string is no markup, whoever writes it', async ({ page, complaints }) => {
  await page.goto(path);
  await startApplication(page);
  const writing = page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'));
  await expect(writing).rejects.toThrow('TrustedHTML');
  expect(complaints.splice(0)).toHaveLength(1);
});

test('the disclosure stands before the first link that earns something', async ({ page }) => {
  await page.goto(path);
  const order = await page.evaluate(() => {
    const disclosure = document.querySelector('.disclosure');
    const link = document.querySelector('a[rel~=sponsored]');
    return disclosure && link ? disclosure.compareDocumentPosition(link) : 0;
  });
  expect(order).toBe(4); // the link follows
});

test('it tells search engines what it is, and where its siblings are', async ({ page, baseURL }) => {
  await page.goto(path);
  const data = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')));
  expect(data[0]).toMatchObject({
    '@type': 'Article',
    articleSection: 'Recomendações de Produtos',
    author: { '@type': 'Organization', name: 'Vitrina Brasil' },
    publisher: { '@type': 'Organization', name: 'Vitrina Brasil' },
  });
  expect(data[1]).toMatchObject({ '@type': 'BreadcrumbList' });
  const alternates = await page
    .locator('link[hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
  expect(alternates).toEqual(['pt-BR', 'it-IT', 'es-MX', 'es-ES', 'x-default']);
  const spanish = page.locator('link[hreflang="es-ES"]');
  await expect(spanish).toHaveAttribute('href', `${baseURL}/es/mejores-aspiradoras-sin-cable`);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
});

test('the body travels once and survives a walk through the site', async ({ page }) => {
  const html = await (await page.goto(path))?.text();
  expect(html?.split('dois minutos e pronto').length).toBe(2);
  await startApplication(page);
  await page.getByRole('navigation', { name: 'Você está aqui' }).getByRole('link', { name: 'Casa' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Casa' })).toBeVisible();
  await expect(page).toHaveTitle('Casa - Vitrina Brasil');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: /Nimbra Aero 3/ })).toBeVisible();
  const next = page.locator('[aria-labelledby=related-title] h3 a').first();
  const title = (await next.textContent()) ?? '';
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('on a phone nothing scrolls sideways, and the first pick with its price is near the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(path);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const table = page.locator('section.table-scroll');
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 360, height: 740 });
  const price = await page.locator('.quick-pick-offer data').first().boundingBox();
  expect((price?.y ?? Number.POSITIVE_INFINITY) + (price?.height ?? 0)).toBeLessThan(1.5 * 740);
});

test('on paper answers are open, the table is whole, and the night stays outside', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(path);
  const colour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const atNight = await colour();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.faq details p').first()).toBeVisible();
  await expect(page.locator('section.table-scroll')).toHaveCSS('overflow-x', 'visible');
  await expect(page.getByRole('banner').first()).toBeHidden();
  expect(await colour()).not.toBe(atNight);
});

test('a page that was shown here before a reload comes back before the application runs', async ({
  page,
}) => {
  await page.goto('/br');
  await startApplication(page);
  await page.locator('#posts article').getByRole('link').first().click();
  await expect(page.locator('article.post')).toBeVisible();
  await page.reload();
  await page.evaluate(() => history.back());
  await expect(page.locator('.hero')).toBeVisible();
  await expect(page.locator('article.post')).toHaveCount(0);
  await expect(page).toHaveURL(/\/br$/);
});
