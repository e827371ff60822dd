import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

interface SentFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture that nobody has sent before: the same file twice would be the same picture. */
export async function newPicture(word: string): Promise<SentFile> {
  const mark = randomUUID().slice(0, 8);
  const background = `#${mark.slice(0, 6)}`;
  const drawing = sharp({ create: { width: 640, height: 480, channels: 3, background } });
  const lines = `<svg width="640" height="480"><text x="40" y="240" font-size="60">${mark}</text></svg>`;
  const buffer = await drawing
    .composite([{ input: Buffer.from(lines) }])
    .png()
    .toBuffer();
  return { name: `${word}-${mark}.png`, mimeType: 'image/png', buffer };
}

/** The files as a browser's own hand would carry them. */
const carry = (page: Page, files: SentFile[]) =>
  page.evaluateHandle(
    (given) => {
      const held = new DataTransfer();
      for (const { name, mimeType, data } of given) {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
        held.items.add(new File([bytes], name, { type: mimeType }));
      }
      return held;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, mimeType, data: buffer.toString('base64') })),
  );

/** Holds files above the page and lets them go, as a hand with a mouse does. */
export async function dropFiles(page: Page, files: SentFile[], onHeld?: () => Promise<void>): Promise<void> {
  const dataTransfer = await carry(page, files);
  await page.dispatchEvent('body', 'dragenter', { dataTransfer });
  await onHeld?.();
  await page.dispatchEvent('body', 'drop', { dataTransfer });
}

export async function pasteFile(page: Page, file: SentFile): Promise<void> {
  const clipboardData = await carry(page, [file]);
  await page.evaluate(
    (held) =>
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: held, bubbles: true })),
    clipboardData,
  );
}
