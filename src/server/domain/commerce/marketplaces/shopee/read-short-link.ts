import { withoutEnding } from '#contract/site/addresses/without-ending.ts';
import { isShopeeLink } from './shopee.ts';

/** People copy addresses without their beginning, and with what a program hangs on to their end. */
export function readShortLink(text: string): string | undefined {
  const typed = text.trim();
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return undefined;
  const { username, password, host, pathname } = new URL(address);
  if (username !== '' || password !== '') return undefined;
  const url = `https://${host}${withoutEnding(pathname, '/')}`;
  return isShopeeLink(url) ? url : undefined;
}
