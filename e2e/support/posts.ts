import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Editor } from '@tiptap/core';
import type { AdminPost } from '#contract/writing/posts/posts.admin.schemas.ts';
import { expect, type Person, type test } from './desk.ts';

type Desk = Parameters<Parameters<typeof test>[2]>[0]['desk'];

export const uniqueTitle = (words: string): string => `${words} ${randomUUID().slice(0, 8)}`;

export const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
export const body = (...texts: string[]) => ({ type: 'doc', content: texts.map(paragraph) });

/** A post of one's own, a draft unless it says otherwise; in Spain, whose lists other journeys do not look at. */
export const newPost = (desk: Desk, person: Person, fields: object): Promise<AdminPost> =>
  desk.call(person.api, 'POST', '/api/admin/posts', {
    locale: 'es',
    content: body('Um texto curto para começar.'),
    ...fields,
  });

export const textOf = (page: Page) => page.getByRole('textbox', { name: 'Texto do artigo' });

/** The editor learns of a moved cursor a moment after the key, and a key that overtakes it would miss. */
async function cursorKnown(page: Page): Promise<void> {
  const isKnown = () =>
    page.evaluate(() => {
      const at = getSelection();
      // The editor's own element leads to it: @tiptap/core says so.
      const { editor } = (document.activeElement ?? {}) as { editor?: Editor };
      if (!editor || !at?.focusNode || !at.isCollapsed) return false;
      return editor.view.posAtDOM(at.focusNode, at.focusOffset) === editor.state.selection.head;
    });
  await expect.poll(isKnown).toBe(true);
}

/** Behind the last word, by the keyboard alone. */
export async function goToEnd(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+End');
  await cursorKnown(page);
}

/** Behind the last word. */
export async function writeAtEnd(page: Page): Promise<void> {
  await textOf(page).click();
  await goToEnd(page);
}

export const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Título', exact: true });
export const saveState = (page: Page) => page.locator('.save-state');

export async function expectSaved(page: Page): Promise<void> {
  await expect(saveState(page)).toHaveAttribute('data-save', 'saved');
}

async function paste(page: Page, kinds: Record<string, string>): Promise<void> {
  await textOf(page).evaluate((element, pasted) => {
    const data = new DataTransfer();
    for (const [kind, text] of Object.entries(pasted)) data.setData(kind, text);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, kinds);
}

/** As a browser does it: the program that was copied from has put HTML on the clipboard. */
export const pasteHtml = (page: Page, html: string): Promise<void> =>
  paste(page, { 'text/html': html, 'text/plain': 'text' });

/** An address from the browser's bar, a line of a message. */
export const pasteText = (page: Page, text: string): Promise<void> => paste(page, { 'text/plain': text });
