import type { AccountChange } from '#contract/people/accounts/account-changes.words.ts';
import type { Role } from '#contract/site/roles.ts';
import type { MailTexts } from '../pt/mail.ts';

const roleNames: Record<Role, string> = {
  author: 'author',
  owner: 'an owner',
  editor: 'an editor',
  viewer: 'a viewer',
};

const changes: Record<AccountChange, (role: Role) => string> = {
  password_changed: () => 'The password of your account was changed',
  password_reset: () => 'Your account got a new password',
  second_factor_on: () => 'Two-step verification of your account was switched on',
  second_factor_off: () => 'Two-step verification of your account was switched off',
  recovery_codes_renewed: () => 'Your account got new recovery codes',
  passkey_added: () => 'Your account got a new passkey',
  passkey_removed: () => 'A passkey of your account was removed',
  role_changed: (role) => `You are now ${roleNames[role]}`,
  deactivated: () => 'Your account’s access was taken away',
  reactivated: () => 'Your account’s access was given back',
};

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
  accountChange: {
    letter: ({ name, what, changedBy, at, link }) => ({
      subject: `Vitrina: ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
      paragraphs: [
        `Hello ${name},`,
        `${what}. That was on ${at} (UTC)${changedBy ? `, by ${changedBy}` : ''}.`,
        'If you know about it, there is nothing to do.',
        'If you do not, somebody may have been in your account: change the password now, end the other sessions and tell an owner.',
        link,
      ],
    }),
    changes,
  },
} satisfies MailTexts;
