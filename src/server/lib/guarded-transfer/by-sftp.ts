import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import type { Client, SFTPWrapper, Stats } from 'ssh2';
import { pinnedTo } from '#server/lib/guarded-fetch/open-request.ts';
import { limited, requireRoom } from './limited.ts';
import { type OpenTransfer, placesOf, stampOf, type Transferred } from './transfer.ts';
import { TransferProblem } from './transfer-problem.ts';

const NO_SUCH_FILE = 2;

/** As everybody writes it who has to compare two. */
const printOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replaceAll('=', '')}`;

interface Known {
  hostKey: string;
}

/** Signed in, with a host whose key is the one that it had. */
function signIn(client: Client, socket: Socket, { file, request }: OpenTransfer): Promise<Known> {
  return new Promise((resolve, reject) => {
    let hostKey = '';
    let isOther = false;
    client.on('ready', () => resolve({ hostKey }));
    client.on('error', (error) => {
      if (isOther) reject(new TransferProblem('other_host'));
      else reject(error.level === 'client-authentication' ? new TransferProblem('unauthorised') : error);
    });
    // Some ask for the password as for an answer to a question.
    client.on('keyboard-interactive', (_name, _about, _language, prompts, answer) =>
      answer(prompts.map(() => file.password)),
    );
    client.connect({
      sock: socket,
      username: file.user,
      password: file.password,
      tryKeyboard: true,
      readyTimeout: 0,
      hostVerifier: (key: Buffer) => {
        hostKey = printOf(key);
        isOther = request.hostKey != null && request.hostKey !== hostKey;
        return !isOther;
      },
    });
  });
}

const openFiles = (client: Client): Promise<SFTPWrapper> =>
  new Promise((resolve, reject) => client.sftp((error, sftp) => (error ? reject(error) : resolve(sftp))));

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === NO_SUCH_FILE;

const look = (sftp: SFTPWrapper, path: string): Promise<Stats | undefined> =>
  new Promise((resolve, reject) =>
    sftp.stat(path, (error, stats) => {
      if (!error) resolve(stats.isFile() ? stats : undefined);
      else if (isMissing(error)) resolve(undefined);
      else reject(error);
    }),
  );

async function download(
  sftp: SFTPWrapper,
  { file, request }: OpenTransfer,
  { hostKey }: Known,
): Promise<Transferred> {
  for (const path of placesOf(file.path)) {
    const stats = await look(sftp, path);
    if (!stats) continue;
    const stamp = stampOf(stats.size, stats.mtime * 1000);
    if (stamp === request.stamp) return { isUnchanged: true, stamp, hostKey };
    requireRoom(stats.size, request.maxBytes);
    const stream = sftp.createReadStream(path);
    // Whoever reads it hears of an error; one that comes after its end, of the closing, is nobody's.
    stream.on('error', () => {});
    await request.save(limited(stream, request.maxBytes));
    return { isUnchanged: false, stamp, hostKey };
  }
  throw new TransferProblem('missing');
}

export async function bringBySftp(transfer: OpenTransfer): Promise<Transferred> {
  const { default: ssh } = await import('ssh2');
  const { addresses, file, signal } = transfer;
  signal.throwIfAborted();
  const client = new ssh.Client();
  const socket = connect({ host: file.hostname, port: file.port, lookup: pinnedTo(addresses) });
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    const known = await Promise.race([signIn(client, socket, transfer), aborted]);
    const sftp = await Promise.race([openFiles(client), aborted]);
    return await Promise.race([download(sftp, transfer, known), aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
    client.end();
    socket.destroy();
  }
}
