import type { Caller } from '#contract/people/accounts/caller.ts';
import type { PasskeyRequest, ShownPasskey } from '#contract/people/accounts/passkeys.schemas.ts';
import type { Confirmation } from '#contract/people/accounts/second-factor.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import type { Actor } from '#contract/site/roles.ts';
import type { Db } from '#db/open.ts';
import { TooManyAttempts } from '#server/domain/people/attempts/attempts.service.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { DomainError, invalidFields } from '#server/lib/errors.ts';
import { requireProof, requireRole } from '#server/lib/permissions.ts';
import type { AccountParts } from '../account-parts.ts';
import type { PasskeyCheck } from '../passkeys/passkey-check.ts';
import { findPasskey, listPasskeys, notePasskeyUse } from '../passkeys/passkeys.queries.ts';
import { passkeyNotConfirmed, passwordIsNotEnough } from '../refusals.ts';
import { findFactors } from '../second-factor/second-factors.queries.ts';
import type { Reauthenticate } from './reauthentication.ts';
import type { SecondStep } from './second-step.ts';
import { headersFor } from './session-cookies.ts';
import { proveSession } from './sessions.queries.ts';

interface IdentityParts extends AccountParts {
  reauthenticate: Reauthenticate;
  secondStep: SecondStep;
  check: PasskeyCheck;
}

/** Why it was refused, as the log says it; undefined where it was no refusal, or one of a long row. */
function refusalIn(error: unknown): string | undefined {
  if (error instanceof TooManyAttempts) return error.first ? 'too_many' : undefined;
  if (error instanceof DomainError && error.reason === 'wrong_passkey') return 'wrong_passkey';
  const fields = error instanceof DomainError ? error.fields : undefined;
  if (fields?.code?.code === 'wrong_code') return 'wrong_code';
  return fields?.password ? 'wrong_credentials' : undefined;
}

/** Who is signed in shows once more who they are: everything that the account is opened by, and nothing less. */
export function createIdentityService(parts: IdentityParts) {
  const { db, clock, cookies, attempts, reauthenticate, secondStep, check } = parts;

  /** Says how it was shown, as a sign-in does. */
  async function byPassword(id: string, { password, code }: Confirmation, caller: Caller) {
    const { authenticator, passkeys } = await findFactors(db, id);
    if (!authenticator && passkeys > 0) throw passwordIsNotEnough();
    if (authenticator && !code) throw invalidFields({ code: { code: 'required' } });
    await reauthenticate(id, password);
    if (!authenticator || !code) return 'password';
    const headers = headersFor(caller.headers, cookies.session);
    return (await secondStep.checkOwn(id, code, headers)).kind;
  }

  /** Counted like passwords, and with them. */
  async function byPasskey({ id, sessionId }: Actor, shown: ShownPasskey) {
    await attempts.count('password-again', id, limits.accounts.confirmations);
    const key = await findPasskey(db, shown.id);
    const use = await check.shown(shown, key?.accountId === id ? key : undefined, 'confirmation', sessionId);
    if (!use) throw passkeyNotConfirmed();
    await attempts.forget('password-again', id);
    return use;
  }

  const subject = ({ id, name }: Actor) => ({ subject: 'account', subjectId: id, title: name }) as const;
  const recordRefusal = (actor: Actor, why: string) =>
    recordAudit(db, actor, clock(), { action: 'confirmation_refused', ...subject(actor), details: { why } });

  /** A refusal stands in the log too. */
  const recorded = <T>(actor: Actor, work: Promise<T>): Promise<T> =>
    work.catch(async (error: unknown) => {
      const why = refusalIn(error);
      if (why) await recordRefusal(actor, why);
      throw error;
    });
  async function prove(tx: Db, actor: Actor, how: string): Promise<void> {
    await proveSession(tx, actor.sessionId, clock());
    const line = { action: 'identity_confirmed', ...subject(actor), details: { how } } as const;
    await recordAudit(tx, actor, clock(), line);
  }

  return {
    /** For what a browser sends or fetches by itself: nobody could ask in the middle of it. */
    check: (caller: Caller): void => requireProof(requireRole(caller, 'author')),

    async confirm(given: Confirmation, caller: Caller): Promise<void> {
      const actor = requireRole(caller, 'author');
      const how = await recorded(actor, byPassword(actor.id, given, caller));
      await db.transaction((tx) => prove(tx, actor, how));
    },

    /** What a browser needs to ask for one of their passkeys; for this session alone. */
    async startPasskey(caller: Caller): Promise<PasskeyRequest> {
      const { id, sessionId } = requireRole(caller, 'author');
      return check.ask('confirmation', sessionId, await listPasskeys(db, id));
    },

    async confirmByPasskey(shown: ShownPasskey, caller: Caller): Promise<void> {
      const actor = requireRole(caller, 'author');
      const use = await recorded(actor, byPasskey(actor, shown));
      await db.transaction(async (tx) => {
        await notePasskeyUse(tx, use);
        await prove(tx, actor, 'passkey');
      });
    },
  };
}
