import { randomUUID } from 'node:crypto';
import type { Role } from '#contract/site/roles.ts';
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
  lockAccounts,
} from './accounts.queries.ts';
import type { PasswordOwner } from './credentials/known-words.ts';
import { readableSecret } from './credentials/readable-secret.ts';
import { switchSecondFactorOff } from './credentials/second-factor.service.ts';
import { setPassword } from './credentials/set-password.ts';
import { secondFactorIsOff } from './refusals.ts';
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

    async resetPassword(identifier: string, given?: string): Promise<string> {
      const account = await getAccount(identifier);
      const password = await choose(given, account);
      const hash = await passwords.hash(password);
      await db.transaction(async (tx) => {
        await setPassword(tx, { accountId: account.id, hash, at: clock() });
        await recordAccountChanges(tx, theProgram, account, clock(), { action: 'password_reset' });
      });
      await throttle.forgive(account);
      return password;
    },

    async switchSecondFactorOff(identifier: string): Promise<void> {
      const account = await getAccount(identifier);
      if (!account.twoFactorEnabled) throw secondFactorIsOff();
      await db.transaction((tx) => switchSecondFactorOff(tx, theProgram, account, clock()));
    },
  };
}
