import { limits } from '#contract/site/limits.ts';
import { type StrippedAddress, stripTags } from './strip-tags.ts';

export type DestinationProblem = 'not_an_address' | 'not_https' | 'other_host' | 'too_long';
export type Destination = StrippedAddress | { problem: DestinationProblem };

/** What an address may hold once it is written as RFC 3986 has it; the browser's own parser leaves a few more. */
const ODD = /[^A-Za-z0-9\-._~:/?#[\]@!$&()*+,;=%]/g;

/** For an attribute in either kind of quotes: `encodeURIComponent` leaves the apostrophe. */
export const encoded = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replaceAll("'", '%27');

/** An address with everything encoded that could be read as something else. */
export const plainHref = (url: URL): string => url.href.replace(ODD, encoded);

export const bareHostOf = ({ hostname }: URL): string => hostname.replace(/^www\./, '');

/** Where a link shall lead: one of the shop's own pages, without anybody else's tags; `own` are names of ours. */
export function readDestination(
  text: string,
  hosts: readonly string[],
  own: readonly string[] = [],
): Destination {
  if (text.length > limits.products.urlChars) return { problem: 'too_long' };
  if (!URL.canParse(text)) return { problem: 'not_an_address' };
  const url = new URL(text);
  if (url.protocol !== 'https:') return { problem: 'not_https' };
  const isPlain = url.username === '' && url.password === '' && url.port === '';
  if (!isPlain || !hosts.includes(bareHostOf(url))) return { problem: 'other_host' };
  return stripTags(plainHref(url), own);
}
