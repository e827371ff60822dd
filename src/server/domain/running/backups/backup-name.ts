import { randomBytes } from 'node:crypto';

const PREFIX = 'backups/';

/** What people call it, and type before they restore it: its second, by the clock of nobody's country. */
export const nameOf = ({ createdAt }: { createdAt: Date }): string =>
  createdAt.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');

export const newKey = (createdAt: Date): string =>
  `${PREFIX}vitrina-${nameOf({ createdAt })}-${randomBytes(4).toString('hex')}.tar.gz`;
