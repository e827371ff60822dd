import type { Role } from '#contract/site/roles.ts';
import type { MailTexts } from '../pt/mail.ts';

const roleNames: Record<Role, string> = { owner: 'an owner', editor: 'an editor', viewer: 'a viewer' };

export const mail = {
  invitation: (invitedBy, role, days, link) => ({
    subject: `${invitedBy} has invited you to Vitrina`,
    paragraphs: [
      'Hello,',
      `${invitedBy} has invited you to work on Vitrina as ${roleNames[role]}. To make your account, open this link:`,
      link,
      `It works for ${days} days, and once. If you did not expect this, ignore it: nothing happens.`,
    ],
  }),
  passwordReset: (name, minutes, link) => ({
    subject: 'A new password for Vitrina',
    paragraphs: [
      `Hello ${name},`,
      'Somebody asked for a new password for your account. If it was you, open this link:',
      link,
      `It works for ${minutes} minutes, and once. If it was not you, ignore this: your password stays as it is.`,
    ],
  }),
} satisfies MailTexts;
