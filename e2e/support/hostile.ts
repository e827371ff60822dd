import type { Page } from '@playwright/test';
import { xssPayloads } from '../../test/harness/html/xss-payloads.ts';
import { expect } from './watched-page.ts';

export const everyStorable = xssPayloads.filter((text) => text.isWellFormed() && !text.includes('\0'));
/** A browser sees every fourth, and all where everything is run; in an article the server's own tests write each of them. */
export const storable = process.env.TEST_EVERYTHING
  ? everyStorable
  : everyStorable.filter((_, index) => index % 4 === 0);
/** A text with braces of its own is not published: it could be a placeholder that nobody knows. */
export const publishable = storable.filter((text) => !text.includes('{{'));

/** As many as fit into a field, until all of them are in one. */
export function packed(chars: number, payloads = publishable): string[] {
  const packs: string[] = [''];
  for (const payload of payloads) {
    const line = payload.replace(/[\p{Cc}\s]+/gu, ' ').trim();
    const last = packs.at(-1) ?? '';
    if (last.length + line.length + 1 <= chars) packs[packs.length - 1] = `${last} ${line}`.trim();
    else packs.push(line.slice(0, chars).trim());
  }
  return packs;
}

/** Tells when anything of it runs; what the page's policy stops is in the console, which fails the test too. */
export async function watchForScripts(page: Page): Promise<() => Promise<void>> {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt'] as const) {
      window[name] = () => {
        Object.assign(globalThis, { __xss: true });
        return null as never;
      };
    }
  });
  return async () => {
    expect(dialogs).toEqual([]);
    expect(await page.evaluate(() => '__xss' in globalThis)).toBe(false);
  };
}
