import { randomBytes } from 'node:crypto';
import type { BackupHoldings, SentHoldings } from '#contract/running/backups/backups.words.ts';

const PREFIX = 'backups/';

/** What people call it, and type before they restore it: its second, by the clock of nobody's country. */
export const nameOf = ({ createdAt }: { createdAt: Date }): string =>
  createdAt.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');

/** How a file's name ends: whoever finds it knows what is in it, and so do we. */
const ENDINGS: Record<BackupHoldings, string> = {
  encrypted: '.tar.gz.enc',
  without_secrets: '-without-secrets.tar.gz',
  everything: '.tar.gz',
};

export const newKey = (createdAt: Date, holds: BackupHoldings): string =>
  `${PREFIX}vitrina-${nameOf({ createdAt })}-${randomBytes(4).toString('hex')}${ENDINGS[holds]}`;

export const fileNameOf = (id: number, holds: BackupHoldings): string =>
  `vitrina-backup-${id}${ENDINGS[holds]}`;

export const holdingsOf = (key: string): BackupHoldings =>
  (['encrypted', 'without_secrets'] as const).find((holds) => key.endsWith(ENDINGS[holds])) ?? 'everything';

interface Keeping {
  passphrase?: string | undefined;
  objects: { isElsewhere: boolean };
}

/** What a new one holds: everything, unless it would leave the machine for anybody to read. */
export const holdingsHere = ({ passphrase, objects }: Keeping): BackupHoldings =>
  passphrase ? 'encrypted' : objects.isElsewhere ? 'without_secrets' : 'everything';

/** What of a stored one is sent to whoever downloads it. */
export function sentOf(key: string, passphrase: string | undefined): SentHoldings {
  if (passphrase || holdingsOf(key) === 'encrypted') return 'encrypted';
  return 'without_secrets';
}
