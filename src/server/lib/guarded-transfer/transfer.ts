export type TransferWay = 'ftp' | 'ftps' | 'sftp';

export const USUAL_PORT: Record<TransferWay, number> = { ftp: 21, ftps: 21, sftp: 22 };
export const IMPLICIT_PORT = 990;

/** A file on a host that does not speak the web's language. */
export interface FileAddress {
  way: TransferWay;
  /** In TLS from the first byte on, as hosts of FTP had it once, at a port of its own. */
  isImplicit?: boolean;
  hostname: string;
  port: number;
  user: string;
  password: string;
  path: string;
}

export interface TransferRequest {
  /** From looking the name up to the last byte. */
  deadlineMs: number;
  maxBytes: number;
  signal?: AbortSignal | undefined;
  /** What was told of it last time: the same file is not brought again, and another key of the host is refused. */
  stamp?: string | null;
  hostKey?: string | null;
  save: (chunks: AsyncIterable<Uint8Array>) => Promise<unknown>;
}

export interface Transferred {
  isUnchanged: boolean;
  /** Size and moment of the file, where the host tells both. */
  stamp: string | null;
  /** By which the host is known again; only SFTP has one. */
  hostKey: string | null;
}

/** What one way of bringing a file is given: the host's number was checked, and nothing else is connected to. */
export interface OpenTransfer {
  file: FileAddress;
  addresses: string[];
  request: TransferRequest;
  signal: AbortSignal;
}

export const stampOf = (bytes: number, at: number): string =>
  `${bytes} bytes of ${new Date(at).toISOString()}`;

/** As it is written, and from where one finds oneself after signing in: both are usual, and few say which is meant. */
export const placesOf = (path: string): string[] => [path, path.replace(/^\/+/, '')];
