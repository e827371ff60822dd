import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/site/locales.ts';
import type { Role } from '#contract/site/roles.ts';
import { createdAt, moment, updatedAt } from '../columns.ts';
import { authors } from '../writing/authors.ts';

/** The people of the administrators' area. Property names here and below are those that better-auth looks for. */
export const accounts = pgTable('accounts', {
  id: text('id').primaryKey(),
  /** Lower case; a person signs in with this or with the address. */
  username: text('username').notNull().unique('accounts_username'),
  /** Lower case. The first administrator may have none. */
  email: text('email').unique('accounts_email'),
  name: text('name').notNull(),
  role: text('role').$type<Role>().notNull(),
  /** Null where it is the first one. */
  roleSince: moment('role_since'),
  active: boolean('active').notNull().default(true),
  /** Whether the password alone is not enough: there is an authenticator, a passkey, or both. */
  twoFactorEnabled: boolean('second_factor').notNull().default(false),
  /** Browsers that are known from an earlier number are so no more. */
  deviceEpoch: integer('device_epoch').notNull().default(0),
  /** The language that they were last seen to read, for what is mailed to them. */
  locale: text('locale').$type<Locale>(),
  /** Who of the people that readers know it is, if any. */
  authorId: bigint('author_id', { mode: 'number' }).references(() => authors.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

const accountId = () =>
  text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** One row an account: the library keeps room for other ways to sign in, and we have passwords only. */
export const credentials = pgTable(
  'credentials',
  {
    id: text('id').primaryKey(),
    userId: accountId(),
    providerId: text('provider').notNull(),
    accountId: text('provider_account_id').notNull(),
    /** argon2id in PHC form; see domain/people/accounts/passwords.ts. */
    password: text('password').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('credentials_account').on(table.userId, table.providerId)],
);

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique('sessions_token'),
    userId: accountId(),
    userAgent: text('user_agent').notNull().default(''),
    /** Always empty: the library asks for the column, and we keep no addresses. */
    ipAddress: text('ip_address').notNull().default(''),
    /** When it last proved whose it is, by password or code. */
    provedAt: moment('proved_at'),
    /** The end that nothing moves; being idle ends it sooner. */
    expiresAt: moment('expires_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('sessions_account').on(table.userId)],
);

/** Sign-ins that wait for their second step, and how often a code was tried for them. */
export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

export const secondFactors = pgTable('second_factors', {
  id: text('id').primaryKey(),
  userId: accountId().unique('second_factors_account'),
  /** Encrypted by the library, as the recovery codes are. */
  secret: text('secret').notNull(),
  backupCodes: text('recovery_codes').notNull(),
  /** False until the first code from the authenticator has proved that it works. */
  verified: boolean('verified').notNull().default(false),
  /** The library's own counting, which is off: domain/people/attempts counts. */
  failedVerificationCount: integer('failed_count').notNull().default(0),
  lockedUntil: moment('locked_until'),
});
