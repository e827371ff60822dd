import type { Caller } from '#contract/people/accounts/caller.ts';
import type { MessageFilter } from '#contract/readers/messages/messages.admin.schemas.ts';
import { type MessageStatus, statusesOf } from '#contract/readers/messages/messages.words.ts';
import type { Db } from '#db/open.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import type { SecretsService } from '#server/domain/running/secrets/secrets.service.ts';
import { notFound } from '#server/lib/errors.ts';
import { byCreation, readPart } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import * as queries from './messages.admin.queries.ts';
import type { MessageRow } from './messages.queries.ts';

interface MessageParts {
  db: Db;
  clock: Clock;
  secrets: SecretsService;
}

export interface MessageFacts {
  message: MessageRow;
  replies: queries.ReplyRow[];
}

const wordsOf = (q = '') => q.toLowerCase().split(/\s+/).filter(Boolean);

async function withReplies(db: Db, messages: MessageRow[]): Promise<MessageFacts[]> {
  const ids = messages.map(({ id }) => id);
  const replies = ids.length === 0 ? [] : await queries.listReplies(db, ids);
  return messages.map((message) => ({
    message,
    replies: replies.filter(({ messageId }) => messageId === message.id),
  }));
}

export async function getMessage(db: Db, id: number): Promise<MessageFacts> {
  const message = await queries.findMessage(db, id);
  const [facts] = message ? await withReplies(db, [message]) : [];
  if (!facts) throw notFound(`Message ${id}`);
  return facts;
}

/** What readers wrote is personal: an editor reads it, and the log never repeats it. */
export function createAdminMessagesService({ db, clock, secrets }: MessageParts) {
  /** The log must say whose messages went, to whoever knows the address, and to nobody else. */
  const traceOf = async (email: string) =>
    (await secrets.sign('message-address', email.toLowerCase())).slice(0, 16);

  async function setStatus(caller: Caller, ids: number[], status: MessageStatus): Promise<number> {
    const actor = requireRole(caller, 'editor');
    const at = clock();
    return db.transaction(async (tx) => {
      const changed = await queries.updateStatus(tx, ids, status);
      const [only, ...others] = changed;
      if (only === undefined) return 0;
      await recordAudit(tx, actor, at, {
        action: 'updated',
        subject: 'message',
        subjectId: others.length === 0 ? String(only) : '',
        details: { status, ids: changed },
      });
      return changed.length;
    });
  }

  return {
    async list(caller: Caller, { locale, status, email, q, cursor }: MessageFilter) {
      requireRole(caller, 'editor');
      const statuses = status && statusesOf(status);
      const filter = { locale, statuses, email, words: wordsOf(q) };
      const [part, counts] = await Promise.all([
        readPart(
          cursor,
          (after, limit) => queries.listMessages(db, { ...filter, after }, limit),
          ({ message }) => byCreation(message),
        ),
        queries.countByStatus(db, { locale, email }),
      ]);
      return { ...part, counts };
    },

    async get(caller: Caller, id: number): Promise<MessageFacts> {
      requireRole(caller, 'editor');
      return getMessage(db, id);
    },

    async change(caller: Caller, id: number, status: MessageStatus): Promise<MessageFacts> {
      await setStatus(caller, [id], status);
      return getMessage(db, id);
    },

    changeMany: setStatus,

    async exportFrom(caller: Caller, email: string): Promise<MessageFacts[]> {
      const actor = requireRole(caller, 'editor');
      const address = await traceOf(email);
      return db.transaction(async (tx) => {
        const facts = await withReplies(tx, await queries.listMessagesFrom(tx, email));
        const details = { address, count: facts.length };
        await recordAudit(tx, actor, clock(), { action: 'exported', subject: 'message', details });
        return facts;
      });
    },

    async deleteFrom(caller: Caller, email: string): Promise<number> {
      const actor = requireRole(caller, 'editor');
      const address = await traceOf(email);
      return db.transaction(async (tx) => {
        const count = await queries.deleteMessagesFrom(tx, email);
        const details = { address, count };
        await recordAudit(tx, actor, clock(), { action: 'deleted', subject: 'message', details });
        return count;
      });
    },
  };
}
