import { randomUUID } from 'node:crypto';

/** A word that no other journey has: for addresses, names and slugs. */
export const unique = (stem: string): string => `${stem}-${randomUUID().slice(0, 8)}`;
