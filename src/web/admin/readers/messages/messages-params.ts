import { type MessageView, messageViews } from '#contract/readers/messages/messages.words.ts';
import { isLocale, type Locale } from '#contract/site/locales.ts';

/** What the address says: which shelf, narrowed by what. "edition" and not "locale": that is the one worked on. */
export interface MessageFilter {
  status: MessageView;
  locale?: Locale;
  q?: string;
}

export const messageFilterNames = ['edition', 'q'];

export function messageFilter(params: URLSearchParams): MessageFilter {
  const status = messageViews.find((each) => each === params.get('status')) ?? 'inbox';
  const locale = params.get('edition');
  const q = params.get('q')?.trim();
  return { status, ...(isLocale(locale) && { locale }), ...(q && { q }) };
}

/** The message that is open; anything but a number is none. */
export function openMessageId(params: URLSearchParams): number | undefined {
  const asked = params.get('message') ?? '';
  return /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : undefined;
}

/** The same address with something changed; null takes a parameter out. */
export function changedSearch(params: URLSearchParams, changes: Record<string, string | null>): string {
  const after = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) after.delete(name);
    else after.set(name, value);
  }
  return after.toString();
}
