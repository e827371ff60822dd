import { isIP, isIPv4 } from 'node:net';
import { PassThrough } from 'node:stream';
import type { Client } from 'basic-ftp';
import { limited, requireRoom } from './limited.ts';
import { type OpenTransfer, placesOf, stampOf, type Transferred } from './transfer.ts';
import { TransferProblem } from './transfer-problem.ts';

/** What a server says of a name or password that it does not take, and of a file that it does not have. */
const NOT_LOGGED_IN = new Set([430, 530, 532]);
const NO_FILE = new Set([450, 550, 553]);
/** A server that cannot do what it was asked. */
const UNKNOWN = new Set([500, 501, 502, 503, 504, 534, 536]);

const codeOf = (error: unknown): number =>
  error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : 0;

async function signIn(client: Client, { file, addresses }: OpenTransfer): Promise<void> {
  const { way, isImplicit, hostname, port, user, password } = file;
  // It is connected to one alone, and the newer kind leads nowhere from many machines.
  const host = addresses.find((address) => isIPv4(address)) ?? addresses[0] ?? '';
  // The name is for the certificate alone: with a host here, it would be looked up once more.
  const named = isIP(hostname) > 0 ? {} : { servername: hostname };
  if (isImplicit) await client.connectImplicitTLS(host, port, named);
  else await client.connect(host, port);
  if (way === 'ftps' && !isImplicit) await client.useTLS(named);
  try {
    await client.login(user, password);
  } catch (error) {
    throw NOT_LOGGED_IN.has(codeOf(error)) ? new TransferProblem('unauthorised') : error;
  }
  await client.useDefaultSettings();
}

/** `undefined` where the server does not tell. */
const unlessUnknown = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (UNKNOWN.has(codeOf(error))) return undefined;
    throw error;
  });

interface Found {
  path: string;
  size: number | undefined;
}

/** Asked first: a file that is not there can end the connection. */
async function findFile(client: Client, written: string): Promise<Found> {
  for (const path of placesOf(written)) {
    try {
      return { path, size: await unlessUnknown(client.size(path)) };
    } catch (error) {
      if (!NO_FILE.has(codeOf(error))) throw error;
    }
  }
  throw new TransferProblem('missing');
}

async function download(client: Client, { file, request }: OpenTransfer): Promise<Transferred> {
  const { path, size } = await findFile(client, file.path);
  const at = await unlessUnknown(client.lastMod(path));
  const stamp = size === undefined || at === undefined ? null : stampOf(size, at.getTime());
  if (stamp !== null && stamp === request.stamp) return { isUnchanged: true, stamp, hostKey: null };
  requireRoom(size ?? 0, request.maxBytes);
  // Whoever reads it hears of an error; where nobody reads any more, it is nobody's.
  const through = new PassThrough().on('error', () => {});
  const sent = client.downloadTo(through, path).catch((error: Error) => {
    through.destroy(error);
    throw error;
  });
  const kept = request.save(limited(through, request.maxBytes)).catch((error: unknown) => {
    // Whoever keeps it has given up: then nothing more is to come.
    if (!through.errored) client.close();
    throw error;
  });
  const [keeping] = await Promise.allSettled([kept, sent]);
  if (keeping.status === 'rejected') throw through.errored ?? keeping.reason;
  await sent;
  return { isUnchanged: false, stamp, hostKey: null };
}

export async function bringByFtp(transfer: OpenTransfer): Promise<Transferred> {
  const { Client: FtpClient } = await import('basic-ftp');
  // Its data come from the host that was asked and from no other, whatever that one says.
  const client = new FtpClient(0, { allowSeparateTransferHost: false });
  const onAbort = () => client.close();
  transfer.signal.addEventListener('abort', onAbort, { once: true });
  try {
    transfer.signal.throwIfAborted();
    await signIn(client, transfer);
    return await download(client, transfer);
  } finally {
    transfer.signal.removeEventListener('abort', onAbort);
    client.close();
  }
}
