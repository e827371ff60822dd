import { findAddresses, type Resolve, systemResolve } from '#server/lib/guarded-fetch/find-addresses.ts';
import { FetchProblem } from '#server/lib/guarded-fetch/problem.ts';
import { isPublicAddress } from '#server/lib/guarded-fetch/public-address.ts';
import { bringByFtp } from './by-ftp.ts';
import { bringBySftp } from './by-sftp.ts';
import {
  type FileAddress,
  IMPLICIT_PORT,
  type TransferRequest,
  type Transferred,
  type TransferWay,
  USUAL_PORT,
} from './transfer.ts';
import { TransferProblem } from './transfer-problem.ts';

interface GuardedTransferParts {
  resolve?: Resolve;
  isAllowed?: (address: string) => boolean;
  /** Beside the usual ones. */
  ports?: readonly number[];
}

export type GuardedTransfer = (file: FileAddress, request: TransferRequest) => Promise<Transferred>;

/** And where many hosts of SFTP listen, so that robots do not knock all day. */
const KNOWN_PORTS: Record<TransferWay, readonly number[]> = {
  ftp: [USUAL_PORT.ftp],
  ftps: [USUAL_PORT.ftps, IMPLICIT_PORT],
  sftp: [USUAL_PORT.sftp, 2222],
};

/**
 * Brings files from hosts that other people wrote down, by FTP and SFTP: as the guarded fetch does, from public ones only,
 * and each at the very number that was checked. What speaks these languages is loaded when the first such file is due.
 */
export function createGuardedTransfer({
  resolve = systemResolve,
  isAllowed = isPublicAddress,
  ports = [],
}: GuardedTransferParts = {}): GuardedTransfer {
  async function bring(file: FileAddress, request: TransferRequest, signal: AbortSignal) {
    if (![...KNOWN_PORTS[file.way], ...ports].includes(file.port))
      throw new FetchProblem('refused', 'An unusual port.');
    const addresses = await findAddresses(file.hostname, resolve, isAllowed);
    const transfer = { file, addresses, request, signal };
    return file.way === 'sftp' ? bringBySftp(transfer) : bringByFtp(transfer);
  }

  return async (file, request) => {
    const deadline = AbortSignal.timeout(request.deadlineMs);
    const signal = request.signal ? AbortSignal.any([request.signal, deadline]) : deadline;
    try {
      return await bring(file, request, signal);
    } catch (error) {
      request.signal?.throwIfAborted();
      if (deadline.aborted) throw new FetchProblem('timeout', 'The file took too long.');
      if (error instanceof FetchProblem || error instanceof TransferProblem) throw error;
      throw new FetchProblem('failed', 'The connection failed.', { cause: error });
    }
  };
}
