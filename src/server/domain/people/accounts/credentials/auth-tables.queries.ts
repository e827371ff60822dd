import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { Db } from '#db/open.ts';
import { accounts, credentials, secondFactors, sessions, verifications } from '#db/schema/people/accounts.ts';

/** Our tables under the names that the library has for them. */
export const authTables = (db: Db) =>
  drizzleAdapter(db, {
    provider: 'pg',
    schema: {
      user: accounts,
      account: credentials,
      session: sessions,
      verification: verifications,
      twoFactor: secondFactors,
    },
  });
