import type { Caller } from '#contract/people/accounts/caller.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { AccountParts } from '../account-parts.ts';
import { deleteOldTokens } from '../account-tokens.queries.ts';
import type { NoticesService } from '../notices.service.ts';
import { type FindActor, IDLE_MS } from './find-actor.ts';
import { expiredCookies } from './session-cookies.ts';
import {
  deleteSession,
  deleteSessionsOf,
  deleteStaleSessions,
  listLiveSessions,
  type SessionRow,
} from './sessions.queries.ts';

interface SessionsParts extends AccountParts {
  findActor: FindActor;
  notices: NoticesService;
}

export function createSessionsService({ db, clock, cookies, findActor, notices }: SessionsParts) {
  const liveness = () => ({ now: clock(), seenAfter: new Date(clock().getTime() - IDLE_MS) });
  return {
    async listOwn(caller: Caller): Promise<{ sessions: SessionRow[]; currentId: string }> {
      const { id, sessionId } = requireRole(caller, 'author');
      return { sessions: await listLiveSessions(db, id, liveness()), currentId: sessionId };
    },

    /** Whoever has no session any more loses the cookies all the same. */
    async signOut(caller: Caller): Promise<void> {
      const actor = await findActor(caller.headers);
      if (actor) {
        await db.transaction(async (tx) => {
          await deleteSession(tx, actor.id, actor.sessionId);
          await recordAudit(tx, actor, clock(), {
            action: 'signed_out',
            subject: 'account',
            subjectId: actor.id,
            title: actor.name,
          });
        });
      }
      caller.cookies.push(...expiredCookies(cookies));
    },

    async revoke(sessionId: string, caller: Caller): Promise<void> {
      const actor = requireRole(caller, 'author');
      await db.transaction(async (tx) => {
        if (!(await deleteSession(tx, actor.id, sessionId))) throw notFound('The session');
        await recordAudit(tx, actor, clock(), {
          action: 'session_revoked',
          subject: 'account',
          subjectId: actor.id,
          title: actor.name,
          details: { sessions: 1 },
        });
      });
    },

    async revokeOthers(caller: Caller): Promise<void> {
      const actor = requireRole(caller, 'author');
      await db.transaction(async (tx) => {
        const ended = await deleteSessionsOf(tx, actor.id, actor.sessionId);
        if (ended === 0) return;
        await recordAudit(tx, actor, clock(), {
          action: 'session_revoked',
          subject: 'account',
          subjectId: actor.id,
          title: actor.name,
          details: { sessions: ended },
        });
      });
    },

    /** What nobody can use any more. */
    async purge(): Promise<number> {
      await deleteOldTokens(db, clock());
      await notices.purge();
      return deleteStaleSessions(db, liveness());
    },
  };
}
