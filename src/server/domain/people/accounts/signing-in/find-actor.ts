import { DAY, MINUTE } from '#contract/site/durations.ts';
import { limits } from '#contract/site/limits.ts';
import type { Actor, Role } from '#contract/site/roles.ts';
import type { Db } from '#db/open.ts';
import { DomainError } from '#server/lib/errors.ts';
import type { AccountParts } from '../account-parts.ts';
import { findAccount } from '../accounts.queries.ts';
import { libraryRefusal } from '../refusals.ts';
import { secondFactorDue } from '../second-factor/second-factor-due.ts';
import { listRules } from '../second-factor/second-factors.queries.ts';
import { cookieIn, headersFor } from './session-cookies.ts';
import { deleteSession, touchSession } from './sessions.queries.ts';

const { proofMinutes, session: limitsOfSession } = limits.accounts;
const { idleDays, seenEveryMinutes } = limitsOfSession;
const PROOF_MS = proofMinutes * MINUTE;
export const IDLE_MS = idleDays * DAY;

export type FindActor = (headers: Headers) => Promise<Actor | undefined>;

/** Most sites have no such rule: then it is one look at an empty table. */
async function isOverdue(db: Db, accountId: string, now: Date): Promise<boolean> {
  const rules = await listRules(db);
  const account = rules.length > 0 ? await findAccount(db, accountId) : undefined;
  const due = account && secondFactorDue(account, rules);
  return due != null && due <= now;
}

/** Who a request's session belongs to: asked of the database each time, so that a change takes effect at once. */
export function createFindActor({ db, clock, cookies, getAuth }: AccountParts): FindActor {
  async function readSession(headers: Headers) {
    const { api } = await getAuth();
    try {
      return await api.getSession({ headers: headersFor(headers, cookies.session) });
    } catch (error) {
      if (libraryRefusal(error)) return null;
      // It hides the cause, which is the database's: reading a session does nothing else.
      throw new DomainError('unavailable', `The session could not be read: ${String(error)}`);
    }
  }
  return async (headers) => {
    if (!cookieIn(headers, cookies.session)) return undefined;
    const found = await readSession(headers);
    if (!found?.user.active) return undefined;
    const { user, session } = found;
    const now = clock();
    const quietMs = now.getTime() - session.lastSeenAt.getTime();
    if (quietMs > IDLE_MS) {
      await deleteSession(db, user.id, session.id);
      return undefined;
    }
    if (quietMs > seenEveryMinutes * MINUTE) await touchSession(db, session.id, now);
    const proven = session.provedAt != null && now.getTime() - session.provedAt.getTime() <= PROOF_MS;
    const actor = { id: user.id, name: user.name, role: user.role as Role, sessionId: session.id, proven };
    return !user.twoFactorEnabled && (await isOverdue(db, user.id, now))
      ? { ...actor, unprotected: true }
      : actor;
  };
}
