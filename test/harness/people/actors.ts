import { desc } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type Caller, siteCaller } from '#contract/people/accounts/caller.ts';
import type { Actor, Role } from '#contract/site/roles.ts';
import type { Db } from '#db/open.ts';
import { invalidations } from '#db/schema/pages/invalidations.ts';
import { auditLog } from '#db/schema/people/audit-log.ts';
import type { FindActor } from '#server/http/routes/api/api.ts';

const ROLE = 'x-test-role';

/** One person for each role, signed in by a header: how people really sign in is tested elsewhere. */
export const actors: Record<Role, Actor> = {
  author: { id: 'a1', name: 'Ana Author', role: 'author', sessionId: 's-author', proven: true },
  viewer: { id: 'v1', name: 'Vera Viewer', role: 'viewer', sessionId: 's-viewer', proven: true },
  editor: { id: 'e1', name: 'Edu Editor', role: 'editor', sessionId: 's-editor', proven: true },
  owner: { id: 'o1', name: 'Olga Owner', role: 'owner', sessionId: 's-owner', proven: true },
};

/** One of them as a service knows who calls. */
export const callerWith = (role: Role): Caller => ({ ...siteCaller('br'), actor: actors[role] });

export const findTestActor: FindActor = async (headers) => {
  const role = headers.get(ROLE);
  return Object.values(actors).find((actor) => actor.role === role);
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Call = (
  method: Method,
  url: string,
  payload?: object,
  more?: InjectOptions,
) => Promise<LightMyRequestResponse>;

/** Calls the API as somebody: `as(site(), 'editor')('PATCH', '/api/admin/…', { … })`. */
export const as =
  ({ app }: { app: FastifyInstance }, role: Role | undefined): Call =>
  (method, url, payload, { headers, ...more } = {}) =>
    app.inject({
      method,
      url,
      headers: { ...headers, ...(role && { [ROLE]: role }) },
      ...(payload && { payload }),
      ...more,
    });

/** The last lines of the audit log, newest first. */
export const lastAudits = ({ db }: { db: Db }, limit = 1) =>
  db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(limit);

/** What the ledger's last entry says has changed; its position tells whether there was one at all. */
export async function lastChange({ db }: { db: Db }) {
  const [row] = await db.select().from(invalidations).orderBy(desc(invalidations.id)).limit(1);
  return { id: row?.id ?? 0, tags: [...(row?.tags ?? [])].sort() };
}
