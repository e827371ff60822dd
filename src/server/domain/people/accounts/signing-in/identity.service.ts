import type { Caller } from '#contract/people/accounts/caller.ts';
import type { Confirmation } from '#contract/people/accounts/second-factor.schemas.ts';
import type { Actor } from '#contract/site/roles.ts';
import { TooManyAttempts } from '#server/domain/people/attempts/attempts.service.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { DomainError, invalidFields, notFound } from '#server/lib/errors.ts';
import { requireProof, requireRole } from '#server/lib/permissions.ts';
import type { AccountParts } from '../account-parts.ts';
import { type AccountRow, findAccount } from '../accounts.queries.ts';
import type { Reauthenticate } from './reauthentication.ts';
import type { SecondStep } from './second-step.ts';
import { headersFor } from './session-cookies.ts';
import { proveSession } from './sessions.queries.ts';

interface IdentityParts extends AccountParts {
  reauthenticate: Reauthenticate;
  secondStep: SecondStep;
}

/** Why it was refused, as the log says it; undefined where it was no refusal, or one of a long row. */
function refusalIn(error: unknown): string | undefined {
  if (error instanceof TooManyAttempts) return error.first ? 'too_many' : undefined;
  const fields = error instanceof DomainError ? error.fields : undefined;
  if (fields?.code?.code === 'wrong_code') return 'wrong_code';
  return fields?.password ? 'wrong_credentials' : undefined;
}

/** Who is signed in shows once more who they are: everything that the account is opened by, and nothing less. */
export function createIdentityService(parts: IdentityParts) {
  const { db, clock, cookies, reauthenticate, secondStep } = parts;

  /** One way of several to come: says how it was shown, as a sign-in does. */
  async function byPassword(account: AccountRow, { password, code }: Confirmation, caller: Caller) {
    if (account.twoFactorEnabled && !code) throw invalidFields({ code: { code: 'required' } });
    await reauthenticate(account.id, password);
    if (!account.twoFactorEnabled || !code) return 'password';
    const headers = headersFor(caller.headers, cookies.session);
    return (await secondStep.checkOwn(account.id, code, headers)).kind;
  }

  const subject = ({ id, name }: Actor) => ({ subject: 'account', subjectId: id, title: name }) as const;
  const recordRefusal = (actor: Actor, why: string) =>
    recordAudit(db, actor, clock(), { action: 'confirmation_refused', ...subject(actor), details: { why } });

  return {
    /** For what a browser sends or fetches by itself: nobody could ask in the middle of it. */
    check: (caller: Caller): void => requireProof(requireRole(caller, 'viewer')),

    async confirm(given: Confirmation, caller: Caller): Promise<void> {
      const actor = requireRole(caller, 'viewer');
      const account = await findAccount(db, actor.id);
      if (!account) throw notFound('The account');
      const how = await byPassword(account, given, caller).catch(async (error: unknown) => {
        const why = refusalIn(error);
        if (why) await recordRefusal(actor, why);
        throw error;
      });
      await db.transaction(async (tx) => {
        await proveSession(tx, actor.sessionId, clock());
        const line = { action: 'identity_confirmed', ...subject(actor), details: { how } } as const;
        await recordAudit(tx, actor, clock(), line);
      });
    },
  };
}
