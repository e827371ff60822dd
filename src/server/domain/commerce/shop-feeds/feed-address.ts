import { DomainError } from '#server/lib/errors.ts';

/** What an address is sealed for (domain/running/secrets). */
export const FEED_ADDRESS = 'shop feed address';

export interface FeedAddress {
  /** Without the name and password that were in it. */
  url: string;
  authorization: string | undefined;
  /** All that anybody is shown. */
  host: string;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Undefined where it cannot be asked: by https alone, but for hosts that whoever runs the server has named. */
export function readFeedAddress(text: string, named: readonly string[]): FeedAddress | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isNamed = named.some((host) => [url.host, url.hostname].includes(host.toLowerCase()));
  if (url.protocol !== 'https:' && !(isNamed && url.protocol === 'http:')) return undefined;
  const { username, password, host } = url;
  const hasPassword = username !== '' || password !== '';
  const pair = Buffer.from(`${decoded(username)}:${decoded(password)}`).toString('base64');
  url.username = '';
  url.password = '';
  url.hash = '';
  return { url: url.href, authorization: hasPassword ? `Basic ${pair}` : undefined, host };
}

/** For the desk: what is wrong with it in a sentence, and none of it repeated. */
export function requireFeedAddress(text: string, named: readonly string[]): FeedAddress {
  const read = readFeedAddress(text, named);
  if (read) return read;
  const reason = /^s?ftps?:/i.test(text) ? 'feed_by_ftp' : 'feed_not_https';
  throw new DomainError('invalid_input', 'Not an address that can be fetched.', { reason });
}
