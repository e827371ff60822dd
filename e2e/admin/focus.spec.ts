import type { Page } from '@playwright/test';
import { askToTakeAccess, expect, heading, test } from '../support/desk.ts';

/** More than any of these windows has to offer. */
const STEPS = 20;

/** What opens above the desk, and how. */
const windows: Record<string, { path: string; width?: number; open: (page: Page) => Promise<unknown> }> = {
  'a form': {
    path: '/admin/people',
    open: (page) => page.getByRole('button', { name: 'Convidar pessoa' }).click(),
  },
  'a question': {
    path: '/admin/people',
    open: askToTakeAccess,
  },
  'the menu of a phone': {
    path: '/admin',
    width: 360,
    open: (page) => page.getByRole('button', { name: 'Abrir o menu' }).click(),
  },
  palette: { path: '/admin', open: (page) => page.keyboard.press('Control+k') },
};

test('the focus stays in what stands above the desk', async ({ page, desk }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await desk.newPerson('viewer', 'aaa');
  await desk.open('/admin', await desk.someone('owner'));
  for (const [name, { path, width = 1280, open }] of Object.entries(windows)) {
    await page.setViewportSize({ width, height: 800 });
    await desk.walk(path);
    await open(page);
    const above = page.locator('[role=dialog], [role=alertdialog]');
    await expect(above, name).toBeVisible();
    await expect(above.locator(':focus').or(above.and(page.locator(':focus'))), name).toHaveCount(1);
    // Nor does a screen reader wander off.
    await expect(heading(page), name).toHaveCount(0);
    for (const key of ['Tab', 'Shift+Tab'])
      for (let step = 0; step < STEPS; step += 1) {
        await page.keyboard.press(key);
        const isInside = () => document.activeElement?.closest('[role=dialog], [role=alertdialog]') !== null;
        expect(await page.evaluate(isInside), `${name}, ${key} ${step}`).toBe(true);
      }
    await page.keyboard.press('Escape');
    await expect(above, name).toHaveCount(0);
  }
});
