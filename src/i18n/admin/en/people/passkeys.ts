import type { PasskeyTexts } from '#i18n/admin/pt/people/passkeys.ts';

/** Passkeys, and the second step that a role needs. */
export const passkeys = {
  title: 'Passkeys',
  about:
    'Sign in with your device’s fingerprint, face or PIN, without a password. Who has a passkey no longer gets in by the password alone. Have two, on different devices, for the day one is lost.',
  none: 'No passkey yet.',
  add: 'Add a passkey',
  addTitle: 'Add a passkey',
  addAbout:
    'The browser asks where to keep it: on this device, on your phone, on a security key or in your password manager.',
  addEnds: 'Your other sessions, which know only the password, end.',
  create: 'Make the passkey',
  madeTitle: 'Passkey made',
  madeAbout: 'Give it a name that tells you where it is.',
  keepName: 'Keep this name',
  name: 'Name',
  nameHint: (max: number) => `Up to ${max} characters.`,
  kept: 'Passkey saved',
  keptText: (name: string) => `Next time, sign in with ${name}.`,
  synced: 'Synced',
  made: (when: string) => `Made ${when}`,
  used: (when: string) => `used ${when}`,
  neverUsed: 'not used yet',
  rename: 'Rename',
  renameTitle: 'Rename the passkey',
  renamed: 'Name changed',
  renamedText: (name: string) => `It is called ${name} now.`,
  remove: 'Remove',
  removeTitle: (name: string) => `Remove the passkey ${name}?`,
  removeText:
    'It no longer opens your account, and your other sessions end. Delete it where it is kept, too.',
  removeLastText:
    'It is your last second step: the password alone will be enough again to get in. Your other sessions end. Delete it where it is kept, too.',
  removed: 'Passkey removed',
  removedText: (name: string) => `${name} no longer opens your account.`,
  cancelled: 'Nothing was done: the request was cancelled, or time ran out.',
  notHere:
    'This browser cannot use passkeys at this address. They need https, and the main address of the site.',
  knownHere: 'This device already has a passkey of your account.',
  failed: 'The browser could not use the passkey. Try again.',
  due: (day: string) => `Your role needs a second step to sign in. Set one up by ${day}.`,
  dueAction: 'Set up now',
  setUpTitle: 'Protect your account',
  setUpAbout:
    'Your role needs a second step beside the password, and time is up. Choose one to go on where you were.',
  setUpPasskey: 'Use a passkey',
  setUpPasskeyAbout: 'This device’s fingerprint, face or PIN. The quickest way, and the safest.',
  setUpApp: 'Use an authenticator app',
  setUpAppAbout: 'A six-digit code from your phone, after the password.',
  rule: 'Compulsory second step',
  ruleAbout:
    'Who needs a passkey or an authenticator app beside the password. Who has none is told on every screen; after the last day they can only set one up.',
  ruleRoles: 'Compulsory for',
  ruleDays: 'Days of grace',
  ruleDaysHint: (max: number) =>
    `From 0 to ${max}, counted from today for those who are here, and from their arrival for those who come later.`,
  ruleNobody: 'Nobody has to have a second step.',
  ruleFor: (roles: string, days: number) =>
    `Compulsory for: ${roles}. Grace: ${days === 1 ? '1 day' : `${days} days`}.`,
  ruleFirst: 'Before you ask it of the team, set up a second step in your own account.',
  ruleDaysWrong: (max: number) => `A number from 0 to ${max}.`,
  ruleSaved: 'Rule saved',
  toAccount: 'Open my account',
} satisfies PasskeyTexts;
