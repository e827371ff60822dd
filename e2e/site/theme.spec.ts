import { expect, test } from '../support/watched-page.ts';

const background = 'body';

test('the theme follows the system until the reader chooses, and is remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    new MutationObserver((_records, observer) => {
      if (!document.body) return;
      document.documentElement.dataset.themeAtBody = document.documentElement.dataset.theme;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/br');
  const html = page.locator('html');
  await expect(html, 'before the first paint').toHaveAttribute('data-theme-at-body', 'dark');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  const dark = await page.locator(background).evaluate((body) => getComputedStyle(body).backgroundColor);
  await page.getByRole('button', { name: 'Alternar entre tema claro e escuro' }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  const bar = () =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll((all) =>
        all.flatMap((each) =>
          matchMedia((each as HTMLMetaElement).media).matches ? [each.getAttribute('content')] : [],
        ),
      );
  await expect.poll(bar, 'the browser’s bar follows').toEqual(['#fdfaf4']);
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'light');
  const light = await page.locator(background).evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(light).not.toBe(dark);
});
