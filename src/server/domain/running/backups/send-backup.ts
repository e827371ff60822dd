import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readArchive } from './archive/read-archive.ts';
import { sealArchive } from './archive/sealed-archive.ts';
import { copyWithoutSecrets } from './archive/without-secrets.ts';
import { writeArchive } from './archive/write-archive.ts';
import { holdingsOf, sentOf } from './backup-name.ts';

/** A stored archive on its way out of this machine, made as it is sent: encrypted, or without what is secret. */
export function toSend(stored: Readable, key: string, passphrase: string | undefined): Readable {
  const sent = sentOf(key, passphrase);
  if (holdingsOf(key) === sent) return stored;
  if (passphrase) return Readable.from(sealArchive(stored, passphrase));
  const outgoing = new PassThrough();
  const sink = (body: Readable) => pipeline(body, outgoing);
  // Whoever receives it must not take half of it for the whole.
  writeArchive(sink, (archive) => copyWithoutSecrets(readArchive(stored), archive)).catch((error: Error) =>
    outgoing.destroy(error),
  );
  return outgoing;
}
