import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { br, fieldsOf, fillIn } from './contact-form.ts';
import { test as base } from './desk.ts';
import { expect } from './watched-page.ts';

export interface Written {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** What nobody else has written. */
export function newLetter(): Written {
  const mark = randomUUID().slice(0, 8);
  return {
    name: `Leitora ${mark}`,
    email: `leitora-${mark}@exemplo.com`,
    subject: `Uma dúvida ${mark}`,
    message: `O peso do produto está errado.\n\nObrigada, ${mark}`,
  };
}

/** A reader writes by the public form, in a browser of their own that runs no scripts. */
export async function writeAsReader(browser: Browser, site: string, letter: Written): Promise<void> {
  const [a, b] = Buffer.from(letter.email.slice(8, 12), 'hex');
  const context = await browser.newContext({
    baseURL: site,
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'x-forwarded-for': `198.18.${a}.${b}` },
  });
  const page = await context.newPage();
  await page.goto('/br/contato');
  await fillIn(page, letter);
  await fieldsOf(page, br).send.click();
  await expect(page.getByText(br.sent).first()).toBeVisible();
  await context.close();
}

/** `letter` has just been sent; `send` sends further ones. */
export const test = base.extend<{ send: (letter: Written) => Promise<void>; letter: Written }>({
  send: async ({ browser, baseURL }, use) => {
    await use((letter) => writeAsReader(browser, baseURL as string, letter));
  },
  letter: async ({ send }, use) => {
    const letter = newLetter();
    await send(letter);
    await use(letter);
  },
});
