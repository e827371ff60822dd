import type { Locator, Page } from '@playwright/test';
import { startApplication } from '../support/application.ts';
import { br, expectTyped, fieldsOf, fillIn, typed, words } from '../support/contact-form.ts';
import { expect, test } from '../support/own-address.ts';

async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await goal.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The keyboard never reaches ${goal}.`);
}

/** Every edition has the same form; its words are proven by tests of the server. */
const asked = Object.entries(words).filter(([locale]) => process.env.TEST_EVERYTHING || locale === 'mx');

for (const [locale, said] of asked) {
  test(`the keyboard alone writes to the editors of ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}/contato`);
    await startApplication(page);
    const { name, email, subject, message, send } = fieldsOf(page, said);
    await tabTo(page, name);
    await page.keyboard.type('A');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ana@');
    await page.keyboard.press('Tab');
    await page.keyboard.type(typed.subject);
    await page.keyboard.press('Tab');
    await expect(message).toBeFocused();
    await page.keyboard.type(typed.message);
    await page.keyboard.press('Tab');
    await expect(send).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(name).toBeFocused();
    await expect(page.getByRole('alert')).toContainText(said.failed);
    await expect(name).toHaveAccessibleDescription(said.tooShort);
    await expect(email).toHaveAccessibleDescription(said.badEmail);
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(subject).not.toHaveAttribute('aria-invalid');
    await expect(name).toHaveValue('A');
    await expect(email).toHaveValue('ana@');
    await expect(message).toHaveValue(typed.message);

    await page.keyboard.press('End');
    await page.keyboard.type('na');
    await expect(name).not.toHaveAttribute('aria-invalid');
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await page.keyboard.type('exemplo.com');
    await page.keyboard.press('Enter');

    const panel = page.getByRole('status').filter({ hasText: said.sent });
    await expect(panel).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: said.another })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(name).toBeFocused();
    for (const field of [name, email, subject, message]) await expect(field).toHaveValue('');
  });
}

test('a refusal takes nothing away, and is told where the reader looks, whoever refuses', async ({
  page,
  complaints,
}) => {
  for (let sent = 0; sent < 4; sent += 1) {
    expect((await page.request.post('/api/contact?locale=br', { data: typed })).status()).toBe(200);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/br/contato');
  await startApplication(page);
  await fillIn(page);
  await page.route('**/api/contact?*', (route) => route.abort('connectionrefused'));
  await fieldsOf(page, br).send.click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Não foi possível conectar ao servidor.');
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expectTyped(page);
  expect(complaints.splice(0).join()).toContain('ERR_CONNECTION_REFUSED');
  await page.unroute('**/api/contact?*');

  // What the server finds wrong stands beside its field, and the field has the focus.
  const error = { code: 'invalid_input', message: 'x', fields: { subject: 'Isto não pode ser.' } };
  await page.route('**/api/contact?*', (route) => route.fulfill({ status: 400, json: { error } }));
  const { subject, send } = fieldsOf(page, br);
  await send.click();
  await expect(subject).toBeFocused();
  await expect(subject).toHaveAccessibleDescription('Isto não pode ser.');
  await expect(alert).toContainText('Confira os campos indicados.');
  await expectTyped(page);
  complaints.length = 0;
  await page.unroute('**/api/contact?*');

  await send.click();
  await expect(page.getByRole('heading', { name: br.sent })).toBeVisible();
  await expect(alert).toHaveCount(0);

  // It was the fifth: whoever writes too often is asked to wait.
  await page.getByRole('link', { name: br.another }).click();
  await fillIn(page);
  await send.click();
  await expect(alert).toContainText('Espere um pouco e tente de novo.');
  await expectTyped(page);
  expect(complaints.splice(0).join()).toContain('429');
});

test('a message is sent once, however often the button is pressed', async ({ page }) => {
  await page.goto('/br/contato');
  await startApplication(page);
  await fillIn(page);
  let sent = 0;
  const pressed = Promise.withResolvers<void>();
  await page.route('**/api/contact?*', async (route) => {
    sent += 1;
    // The form notes when it was opened.
    expect(route.request().postDataJSON()).toEqual({
      ...typed,
      website: '',
      ticket: expect.stringMatching(/^\w+\.[\w-]{43}$/),
    });
    await pressed.promise;
    await route.continue();
  });
  await fieldsOf(page, br).send.dblclick();
  await expect(page.getByRole('button', { name: 'Enviando...' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => sent).toBe(1);
  pressed.resolve();
  await expect(page.getByRole('heading', { name: br.sent })).toBeVisible();
  expect(sent).toBe(1);
});

test('what is typed before the application runs stays, and is nobody’s hurry', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/br/contato', { waitUntil: 'commit' });
  const { name, email, subject, message, send } = fieldsOf(page, br);
  for (const [field, text] of [
    [name, typed.name],
    [email, typed.email],
    [subject, typed.subject],
    [message, typed.message],
  ] as const) {
    await field.click();
    await page.keyboard.type(text);
  }
  held.resolve();
  await page.locator('html[data-app=running]').waitFor({ state: 'attached' });
  await expectTyped(page);
  const request = page.waitForRequest((each) => each.method() === 'POST');
  await send.click();
  // A ticket fetched on the way to the button would say that the form was opened a moment ago.
  expect((await request).postDataJSON()).toEqual({ ...typed, website: '' });
  await expect(page.getByRole('heading', { name: br.sent })).toBeVisible();
});

test('the trap is where people are not; frequent questions open one at a time, by the keyboard too', async ({
  page,
}) => {
  await page.goto('/br/contato');
  const form = page.locator('.contact-form');
  const trap = form.locator('input[name=website]');
  await expect(trap).not.toBeInViewport();
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  await expect(form.getByRole('textbox')).toHaveCount(4);
  await expect(form.getByRole('textbox', { includeHidden: true })).toHaveCount(5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  const faq = page.getByRole('region', { name: 'Perguntas frequentes' });
  const answers = faq.locator('details > p');
  expect(await answers.count()).toBeGreaterThan(3);
  await expect(answers.first()).toBeHidden();
  await faq.locator('summary').first().click();
  await expect(answers.first()).toBeVisible();
  await faq.locator('summary').nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(answers.nth(1)).toBeVisible();
  await expect(answers.first()).toBeHidden();
});

/** The longest words, and the language of most readers; all of them where everything is run. */
const narrow = process.env.TEST_EVERYTHING ? Object.keys(words) : ['br', 'it'];

test('nothing is wider than a phone of 320 px, a refusal neither', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const locale of narrow) {
    await page.goto(`/${locale}/contato`);
    await startApplication(page);
    await page.locator('.contact-form button').click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), locale).toBe(320);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form refuses, keeps the text, and sends', async ({ page, complaints }) => {
    await page.goto('/br/contato');
    const { name, email, send } = fieldsOf(page, br);
    await fillIn(page, { ...typed, name: 'A', email: 'ana@', message: 'Um <b>\n\nDois & três' });
    await send.click();
    await expect(page.getByRole('alert')).toContainText(br.failed);
    await expect(page.getByRole('alert')).toContainText('O que você escreveu continua aqui.');
    await expect(name).toHaveAccessibleDescription(br.tooShort);
    await expect(email).toHaveAccessibleDescription(br.badEmail);
    await expectTyped(page, { ...typed, name: 'A', email: 'ana@', message: 'Um <b>\n\nDois & três' });
    expect(complaints.splice(0).join()).toContain('400');
    await name.fill(typed.name);
    await email.fill(typed.email);
    await send.click();
    await expect(page).toHaveURL(/\/br\/contato\?enviada=1$/);
    await expect(page.getByRole('heading', { name: br.sent })).toBeVisible();
    await page.getByRole('link', { name: br.another }).click();
    await expect(page).toHaveURL(/\/br\/contato$/);
    await expectTyped(page, { name: '', email: '', subject: '', message: '' });
  });
});

test('a refusal from before the application ran is forgotten once the message is sent', async ({
  page,
  complaints,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/br/contato', { waitUntil: 'commit' });
  await fillIn(page, { ...typed, email: 'ana@' });
  await fieldsOf(page, br).send.click();
  await expect(page.getByRole('alert')).toContainText(br.failed);
  expect(complaints.splice(0).join()).toContain('400');
  held.resolve();
  await startApplication(page);
  await expectTyped(page, { ...typed, email: 'ana@' });
  await fieldsOf(page, br).email.fill(typed.email);
  await fieldsOf(page, br).send.click();
  await page.getByRole('link', { name: br.another }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectTyped(page, { name: '', email: '', subject: '', message: '' });

  // The page that says that a message has arrived leads back to the form, and takes no focus by itself.
  await page.goto('/br/contato?enviada=1');
  await startApplication(page);
  await expect(page.getByRole('heading', { name: br.sent })).toBeVisible();
  await expect(page.locator('.contact-sent')).not.toBeFocused();
  await page.getByRole('link', { name: br.another }).click();
  await expect(fieldsOf(page, br).name).toBeFocused();
  await expect(page).toHaveURL(/\/br\/contato$/);
});
