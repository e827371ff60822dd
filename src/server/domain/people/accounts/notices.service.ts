import { accountChanges } from '#contract/people/accounts/account-changes.words.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { DAY } from '#contract/site/durations.ts';
import { limits } from '#contract/site/limits.ts';
import { fallbackLocale } from '#contract/site/locales.ts';
import { adminLanguageOf } from '#i18n/admin/languages.ts';
import { changesOf } from '#server/domain/people/audit/changes-of.ts';
import { requireRole } from '#server/lib/permissions.ts';
import { sendWaiting } from '#server/lib/send-waiting.ts';
import { ago } from '#server/lib/time/clock.ts';
import { accountChangeMail } from '#server/mail/account-mails.ts';
import type { Mail } from '#server/mail/mailer.ts';
import {
  claimNotice,
  deleteNoticesBefore,
  type NoticeRow,
  releaseNotice,
} from './account-notices.queries.ts';
import type { AccountParts } from './account-parts.ts';
import { findAccount } from './accounts.queries.ts';

/** What has changed about an account reaches its person: by mail, and where they look at their account. */
export function createNoticesService({ db, clock, publicUrl }: AccountParts) {
  const oldest = () => ago(clock, limits.mail.triedForDays * DAY);

  /** To the address of today: undefined for somebody who has none. */
  async function write({
    accountId,
    change,
    changedBy,
    role,
    createdAt,
  }: NoticeRow): Promise<Mail | undefined> {
    const account = await findAccount(db, accountId);
    if (!account?.email) return undefined;
    const { email: to, name, locale } = account;
    const link = `${publicUrl}${adminRoutes.account}?tab=security`;
    const notice = { to, name, change, changedBy, role, at: createdAt, link };
    return accountChangeMail(notice, adminLanguageOf(locale ?? fallbackLocale));
  }

  return {
    /** Mails each that waits. */
    mailWaiting: (send: (mail: Mail) => Promise<void>, stopping?: AbortSignal): Promise<number> =>
      sendWaiting({
        claim: (afterId) => claimNotice(db, { now: clock(), notBefore: oldest(), afterId }),
        release: (id) => releaseNotice(db, id),
        async send(notice) {
          const mail = await write(notice);
          if (mail) await send(mail);
        },
        stopping,
      }),

    /** Newest first. */
    async listOwn(caller: Caller) {
      const { id } = requireRole(caller, 'author');
      return changesOf(db, { subjectId: id, actions: accountChanges, limit: limits.accounts.shownChanges });
    },

    purge: () => deleteNoticesBefore(db, oldest()),
  };
}

export type NoticesService = ReturnType<typeof createNoticesService>;
