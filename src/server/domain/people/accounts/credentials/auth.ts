import { APIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { username } from 'better-auth/plugins/username';
import { limits } from '#contract/site/limits.ts';
import type { Db } from '#db/open.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { newRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { openSession } from '../signing-in/open-session.ts';
import type { CookieNames } from '../signing-in/session-cookies.ts';
import { authTables } from './auth-tables.queries.ts';
import type { Passwords } from './passwords.ts';

export interface AuthParts {
  db: Db;
  clock: Clock;
  secret: string;
  publicUrl: string;
  cookies: CookieNames;
  passwords: Passwords;
  isActive: (accountId: string) => Promise<boolean>;
}

export type Auth = ReturnType<typeof createAuth>;

const { session, secondStepSeconds, username: usernames, password } = limits.accounts;
const DAY_SECONDS = 86_400;

/** Sessions and second factors as better-auth has them. Its routes are never mounted: our endpoints call `auth.api`. */
export function createAuth({ db, clock, secret, publicUrl, cookies, passwords, isActive }: AuthParts) {
  return betterAuth({
    appName: 'Vitrina',
    baseURL: publicUrl,
    secrets: [{ version: 1, value: secret }],
    database: authTables(db),
    logger: { disabled: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: password.min,
      maxPasswordLength: password.max,
      password: {
        hash: passwords.hash,
        verify: ({ hash, password: given }) => passwords.verify(given, hash),
      },
    },
    user: {
      additionalFields: {
        role: { type: 'string', input: false },
        active: { type: 'boolean', input: false },
      },
    },
    session: {
      // The end that nothing moves; find-actor.ts ends sooner what lies idle.
      expiresIn: session.absoluteDays * DAY_SECONDS,
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
      additionalFields: {
        lastSeenAt: { type: 'date', input: false, defaultValue: () => clock() },
        // Whoever has just signed in has just proved who they are.
        provedAt: { type: 'date', input: false, required: false, defaultValue: () => clock() },
      },
    },
    databaseHooks: {
      session: {
        create: {
          // After the password was checked, so that being shut out takes as long as being wrong.
          before: async (created) => {
            if (!(await isActive(created.userId))) throw new APIError('UNAUTHORIZED');
            const userAgent = String(created.userAgent ?? '').slice(0, session.userAgentChars);
            return { data: { ...created, userAgent } };
          },
        },
      },
    },
    advanced: {
      useSecureCookies: false, // its prefix would be "__Secure-", which allows more than ours
      cookies: { session_token: { name: cookies.session }, two_factor: { name: cookies.pending } },
      defaultCookieAttributes: {
        httpOnly: true,
        secure: publicUrl.startsWith('https:'),
        sameSite: 'strict',
        path: '/',
      },
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false },
    },
    plugins: [
      openSession,
      username({
        displayUsername: false,
        minUsernameLength: usernames.min,
        maxUsernameLength: usernames.max,
        usernameValidator: () => true, // what it gets was looked up by us
      }),
      twoFactor({
        issuer: 'Vitrina',
        twoFactorCookieMaxAge: secondStepSeconds,
        accountLockout: { enabled: false },
        backupCodeOptions: { storeBackupCodes: 'encrypted', customBackupCodesGenerate: newRecoveryCodes },
      }),
    ],
  });
}
