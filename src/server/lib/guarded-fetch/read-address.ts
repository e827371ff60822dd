import { isIP } from 'node:net';
import { FetchProblem } from './problem.ts';

const DEFAULT_PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 };
const refused = (detail: string) => new FetchProblem('refused', detail);

/** A host as sockets want it: an IPv6 address without its brackets. */
export const bareHostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

export const portOf = ({ protocol, port }: URL): number =>
  port === '' ? (DEFAULT_PORTS[protocol] ?? 0) : Number(port);

/**
 * An address that may be asked, as far as reading it can tell. Numbers disguised as octal, hexadecimal or a single
 * integer are refused whatever they mean: nobody writes them in good faith.
 */
export function readAddress(text: string, ports: readonly number[], base?: URL): URL {
  if (!URL.canParse(text, base?.href)) throw refused('Not an address.');
  const url = new URL(text, base?.href);
  if (!(url.protocol in DEFAULT_PORTS)) throw refused('Neither http nor https.');
  if (url.username !== '' || url.password !== '') throw refused('An address with credentials.');
  if (!ports.includes(portOf(url))) throw refused('An unusual port.');
  const host = bareHostOf(url);
  if (isIP(host) === 4 && !text.includes(host) && base?.hostname !== host)
    throw refused('A disguised number.');
  // A name of one word is looked up in whatever network the server happens to stand.
  if (isIP(host) === 0 && !host.replace(/\.$/, '').includes('.')) throw refused('A name of one word.');
  return url;
}
