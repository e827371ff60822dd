import type { Caller } from '#contract/people/accounts/caller.ts';
import type { Db } from '#db/open.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import type { SettingsService } from '#server/domain/running/settings/settings.service.ts';
import { DomainError } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { replyMail } from '#server/mail/reply-mail.ts';
import { deleteReply, insertReply, markReplySent, updateStatus } from './messages.admin.queries.ts';
import { getMessage, type MessageFacts } from './messages.admin.service.ts';
import type { MessageRow } from './messages.queries.ts';

interface RepliesParts {
  db: Db;
  clock: Clock;
  settings: SettingsService;
  editions: EditionsService;
  /** Absent where no mail is set up. */
  mailer: Mailer | undefined;
}

export function createRepliesService({ db, clock, settings, editions, mailer }: RepliesParts) {
  async function send(mailer: Mailer, message: MessageRow, text: string): Promise<void> {
    const { siteName } = await editions.getEdition(message.locale);
    const replyTo = (await settings.get('contact_email')) || undefined;
    try {
      await mailer.send(replyMail({ message, text, siteName, replyTo }));
    } catch (error) {
      throw new DomainError('unavailable', `The mail server did not take a reply: ${String(error)}`);
    }
  }

  return {
    /**
     * Kept before it is sent: should the program end in between, the editor sees a reply that may or may not have
     * arrived, and not none. One that was refused is taken back, and its text is still in the editor's form.
     */
    async reply(caller: Caller, id: number, text: string): Promise<MessageFacts> {
      const actor = requireRole(caller, 'editor');
      const { message } = await getMessage(db, id);
      if (!mailer) {
        const fields = { mail: { code: 'mail_not_set_up' } } as const;
        throw new DomainError('unavailable', 'There is no mail server.', { fields });
      }
      const draft = { messageId: id, text, authorId: actor.id, author: actor.name, createdAt: clock() };
      const replyId = await insertReply(db, draft);
      try {
        await send(mailer, message, text);
      } catch (error) {
        await deleteReply(db, replyId);
        throw error;
      }
      const at = clock();
      await db.transaction(async (tx) => {
        await markReplySent(tx, replyId, at);
        if (message.status === 'new') await updateStatus(tx, [id], 'read');
        const entry = { action: 'replied', subject: 'message', subjectId: String(id) } as const;
        await recordAudit(tx, actor, at, { ...entry, locale: message.locale });
      });
      return getMessage(db, id);
    },
  };
}
