import type { AccountChange } from '#contract/people/accounts/account-changes.words.ts';
import { limits } from '#contract/site/limits.ts';
import type { Role } from '#contract/site/roles.ts';
import { mail as en } from '#i18n/admin/en/mail.ts';
import type { AdminLanguage } from '#i18n/admin/languages.ts';
import { mail as pt } from '#i18n/admin/pt/mail.ts';
import type { Mail } from './mailer.ts';

const texts = { pt, en };
const { invitation, passwordReset } = limits.accounts;

const letter = (to: string, { subject, paragraphs }: { subject: string; paragraphs: string[] }): Mail => ({
  to,
  subject,
  text: `${paragraphs.join('\n\n')}\n`,
});

interface Invitation {
  to: string;
  role: Role;
  invitedBy: string;
  link: string;
}

export const invitationMail = ({ to, role, invitedBy, link }: Invitation, language: AdminLanguage): Mail =>
  letter(to, texts[language].invitation(invitedBy, role, invitation.validDays, link));

interface ChangedAccount {
  to: string;
  name: string;
  change: AccountChange;
  /** Null where it was the person. */
  changedBy: string | null;
  role: Role | null;
  at: Date;
  /** Where the person can look, and do something about it. */
  link: string;
}

/** In UTC, which is said: nobody knows where it is read. */
const moments = { pt: 'pt-BR', en: 'en-GB' } satisfies Record<AdminLanguage, string>;
const inWords = (at: Date, language: AdminLanguage): string =>
  new Intl.DateTimeFormat(moments[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at);

export function accountChangeMail(changed: ChangedAccount, language: AdminLanguage): Mail {
  const { to, name, change, changedBy, role, at, link } = changed;
  const { accountChange } = texts[language];
  const what = accountChange.changes[change](role ?? 'viewer');
  return letter(to, accountChange.letter({ name, what, changedBy, at: inWords(at, language), link }));
}

interface PasswordReset {
  to: string;
  name: string;
  link: string;
}

export const passwordResetMail = ({ to, name, link }: PasswordReset, language: AdminLanguage): Mail =>
  letter(to, texts[language].passwordReset(name, passwordReset.validMinutes, link));
