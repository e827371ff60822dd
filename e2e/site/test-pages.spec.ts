import { startApplication } from '../support/application.ts';
import { expect, test } from '../support/watched-page.ts';

/** A picture that is missing on purpose. */
test.afterEach(({ complaints }) => {
  expect(complaints.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
});

test('the test pages stay whole once scripts take them over; a failed picture gives way to a parcel or a colour', async ({
  page,
}) => {
  await page.goto('/test-products');
  const broken = page.locator('#produtos img[src*="nothing-here"]');
  // Not itself: it may have given way before.
  await page.locator('#produtos .product-picture').last().scrollIntoViewIfNeeded();
  await expect(broken).toBeHidden();
  const parcels = await page
    .locator('#produtos .product-picture')
    .evaluateAll((frames) => frames.map((frame) => getComputedStyle(frame, '::after').maskImage !== 'none'));
  expect(parcels).toEqual([...Array(7).fill(false), true, true, false, true]);
  await startApplication(page);
  await expect(page.locator('.sample-section')).toHaveCount(11);
  await page.goto('/test');
  await startApplication(page);
  await expect(page.locator('.sample-section')).toHaveCount(14);
  const post = page.locator('#cartoes img[src*="nothing-here"]');
  await page.locator('#cartoes').scrollIntoViewIfNeeded();
  await expect(post).toBeHidden();
});
