import { drawn, stayOnPage } from '../support/application.ts';
import { serveSlowly } from '../support/slow-line.ts';
import { allowRefusals, expect, test } from '../support/watched-page.ts';
import { noteWhatMoves } from '../support/what-moves.ts';

const missing = '/br/nao-existe';
const pages = [
  '/#paises',
  '/br',
  '/br/melhores-aspiradores-verticais',
  '/it/categoria/casa',
  '/it/categorias',
  '/br/avaliacao',
  '/mx/resena/nimbra-aero-3',
  '/es/contato',
  '/es/lancamento',
  '/us',
  missing,
];
const windows = [
  { width: 360, height: 740 },
  ...(process.env.TEST_EVERYTHING ? [{ width: 768, height: 1024 }] : []),
  { width: 1280, height: 800 },
];

for (const address of pages) {
  test(`nothing moves while ${address} arrives`, async ({ page, baseURL, complaints }) => {
    const site = await serveSlowly(page, baseURL ?? '');
    if (address === missing) await stayOnPage(page);
    await page.addInitScript(noteWhatMoves);
    for (const size of windows) {
      await page.setViewportSize(size);
      await page.goto(site.origin + address);
      await expect(page.locator('h1')).toBeVisible();
      // Where the application starts by itself, taking the page over moves nothing either.
      await page.locator('html:not([data-start]), html[data-app=running]').waitFor({ state: 'attached' });
      await page.evaluate(() => document.fonts.ready);
      await drawn(page);
      expect(await page.evaluate(() => window.moved()), `${size.width} px`).toEqual([]);
      await page.goto('about:blank');
    }
    site.close();
    if (address === missing) allowRefusals(complaints);
  });
}
