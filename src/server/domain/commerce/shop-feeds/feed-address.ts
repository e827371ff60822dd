import { DomainError } from '#server/lib/errors.ts';
import {
  type FileAddress,
  IMPLICIT_PORT,
  type TransferWay,
  USUAL_PORT,
} from '#server/lib/guarded-transfer/transfer.ts';

/** What an address is sealed for (domain/running/secrets). */
export const FEED_ADDRESS = 'shop feed address';

interface WebAddress {
  /** Without the name and password that were in it. */
  url: string;
  authorization: string | undefined;
}

/** Where a file is: on the web, or on a host of files. */
export type FeedAddress = {
  /** All that anybody is shown. */
  host: string;
} & (WebAddress | { file: FileAddress });

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

// Commands of FTP end with the line: none of these may be in one.
const hasControls = (text: string): boolean => /\p{Cc}/u.test(text);

/** Read as an address of the web, whose parts everybody reads alike. */
function readFileAddress(way: TransferWay, text: string): FeedAddress | undefined {
  const asWeb = `http${text.slice(way.length)}`;
  if (!URL.canParse(asWeb)) return undefined;
  const { hostname, port, pathname, username, password, host } = new URL(asWeb);
  const file = {
    way,
    ...(way === 'ftps' && { isImplicit: Number(port) === IMPLICIT_PORT }),
    hostname: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? USUAL_PORT[way] : Number(port),
    user: decoded(username) || 'anonymous',
    password: decoded(password),
    path: decoded(pathname),
  };
  if (file.path.endsWith('/') || [file.user, file.password, file.path].some(hasControls)) return undefined;
  return { file, host };
}

/** Undefined where it cannot be asked. On the web by https alone, but for hosts that whoever runs the server has named. */
export function readFeedAddress(text: string, named: readonly string[]): FeedAddress | undefined {
  const way = (['ftp', 'ftps', 'sftp'] as const).find((scheme) =>
    text.toLowerCase().startsWith(`${scheme}:`),
  );
  if (way) return readFileAddress(way, text);
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
  const reason = /^s?ftps?:/i.test(text) ? 'feed_no_file' : 'feed_not_https';
  throw new DomainError('invalid_input', 'Not an address that can be fetched.', { reason });
}
