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

interface PasswordReset {
  to: string;
  name: string;
  link: string;
}

export const passwordResetMail = ({ to, name, link }: PasswordReset, language: AdminLanguage): Mail =>
  letter(to, texts[language].passwordReset(name, passwordReset.validMinutes, link));
