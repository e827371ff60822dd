import { randomUUID } from 'node:crypto';
import type { Role } from '#contract/site/roles.ts';
import type { Db } from '#db/open.ts';
import { recordAudit, theProgram } from '#server/domain/people/audit/record-audit.ts';
import { takenConstraint } from '#server/lib/database-errors.ts';
import { invalidFields, notFound } from '#server/lib/errors.ts';
import { recordAccountChanges } from './account-changes.ts';
import type { AccountParts } from './account-parts.ts';
import {
  type AccountRow,
  countAccounts,
  findAccountByIdentifier,
  insertAccount,
  listPeople,
  lockAccount,
  lockAccounts,
} from './accounts.queries.ts';
import type { PasswordOwner } from './credentials/known-words.ts';
import { readableSecret } from './credentials/readable-secret.ts';
import { setPassword } from './credentials/set-password.ts';
import { deletePasskeysOf } from './passkeys/passkeys.queries.ts';
import { secondFactorIsOff } from './refusals.ts';
import { afterFactorWent } from './second-factor/second-factor-change.ts';
import { deleteSecondFactor, findFactors } from './second-factor/second-factors.queries.ts';
import type { SignInThrottle } from './signing-in/sign-in-throttle.ts';

export interface GivenAccount {
  username: string;
  email?: string | undefined;
  name?: string | undefined;
  role: Role;
  /** Without it a random one is made and handed back. */
  password?: string | undefined;
}

interface AdministrationParts extends AccountParts {
  throttle: SignInThrottle;
}

/** 98 bits. */
const randomPassword = () => readableSecret(5, 4);

/** What whoever runs the program may do without signing in: at the first start, and by `npm run admin`. */
export function createAdministrationService(parts: AdministrationParts) {
  const { db, clock, passwords, throttle, insistOnStrength } = parts;

  async function getAccount(identifier: string): Promise<AccountRow> {
    const account = await findAccountByIdentifier(db, identifier);
    if (!account) throw notFound(`An account called ${identifier}`);
    return account;
  }

  /** Ours needs no judging, and starts nothing. */
  async function choose(given: string | undefined, owner: PasswordOwner): Promise<string> {
    if (given === undefined) return randomPassword();
    await insistOnStrength({ password: given, owner });
    return given;
  }

  async function prepare(given: GivenAccount) {
    const { username, email = null, name = username, role } = given;
    const account = { id: randomUUID(), username, email, name, role };
    const password = await choose(given.password, account);
    return { account, password, hash: await passwords.hash(password) };
  }

  const insert = async (tx: AccountParts['db'], { account, hash }: Awaited<ReturnType<typeof prepare>>) => {
    await insertAccount(tx, account, hash, clock());
    await recordAudit(tx, theProgram, clock(), {
      action: 'created',
      subject: 'account',
      subjectId: account.id,
      title: account.username,
      details: { role: account.role },
    });
  };

  /** Authenticator, recovery codes and passkeys: the password is enough again. */
  async function takeFactors(tx: Db, account: AccountRow): Promise<void> {
    await lockAccount(tx, account.id);
    const { authenticator } = await findFactors(tx, account.id);
    await deleteSecondFactor(tx, account.id);
    const names = await deletePasskeysOf(tx, account.id);
    await afterFactorWent(tx, account, clock());
    await recordAccountChanges(
      tx,
      theProgram,
      account,
      clock(),
      ...(authenticator ? [{ action: 'second_factor_off' } as const] : []),
      ...names.map((name) => ({ action: 'passkey_removed', details: { name } }) as const),
    );
  }

  /** Ends every session; `before` is done in the same transaction. */
  async function newPassword(
    account: AccountRow,
    given: string | undefined,
    before: (tx: Db) => Promise<void> = async () => {},
  ): Promise<string> {
    const password = await choose(given, account);
    const hash = await passwords.hash(password);
    await db.transaction(async (tx) => {
      await before(tx);
      await setPassword(tx, { accountId: account.id, hash, at: clock() });
      await recordAccountChanges(tx, theProgram, account, clock(), { action: 'password_reset' });
    });
    await throttle.forgive(account);
    return password;
  }

  return {
    list: () => listPeople(db, undefined, 10_000),
    getAccount,

    /** Hands back the password, which is kept nowhere. */
    async create(given: GivenAccount): Promise<string> {
      const prepared = await prepare(given);
      await db
        .transaction((tx) => insert(tx, prepared))
        .catch((error: unknown) => {
          const constraint = takenConstraint(error);
          if (constraint === 'accounts_username') throw invalidFields({ username: { code: 'taken' } });
          if (constraint === 'accounts_email') throw invalidFields({ email: { code: 'taken' } });
          throw error;
        });
      return prepared.password;
    },

    /** Of several servers that start at once on an empty database one makes it; undefined where it was made before. */
    async createFirst(given: GivenAccount): Promise<string | undefined> {
      if ((await countAccounts(db)) > 0) return undefined;
      const prepared = await prepare(given);
      return db.transaction(async (tx) => {
        await lockAccounts(tx);
        if ((await countAccounts(tx)) > 0) return undefined;
        await insert(tx, prepared);
        return prepared.password;
      });
    },

    resetPassword: async (identifier: string, password?: string): Promise<string> =>
      newPassword(await getAccount(identifier), password),

    async switchSecondFactorOff(identifier: string): Promise<void> {
      const account = await getAccount(identifier);
      if (!account.twoFactorEnabled) throw secondFactorIsOff();
      await db.transaction((tx) => takeFactors(tx, account));
    },

    /** For somebody who has lost everything: only a new password opens the account, and nobody is signed in. */
    async recover(identifier: string, password?: string): Promise<string> {
      const account = await getAccount(identifier);
      return newPassword(account, password, (tx) => takeFactors(tx, account));
    },
  };
}
