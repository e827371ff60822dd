import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../columns.ts';
import { accounts } from './accounts.ts';

/** Keys that people's devices hold the other half of. Nothing in here opens anything. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** What the authenticator calls it, and its public key in COSE form; both base64url. */
    credentialId: text('credential_id').notNull().unique('passkeys_credential'),
    publicKey: text('public_key').notNull(),
    /** How often it was used, as far as it counts: one that goes back is a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** Whether it may leave its device, and whether it has. */
    backupEligible: boolean('backup_eligible').notNull(),
    backedUp: boolean('backed_up').notNull(),
    /** The kind of authenticator; zeros where it does not say. */
    aaguid: text('aaguid').notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_account').on(table.accountId)],
);
