import type { SettingsTexts } from '#i18n/admin/pt/running/settings.ts';

export const settings = {
  title: 'Settings',
  about: 'What holds for the whole site, in all editions.',
  ownersOnly: 'Only an owner changes settings.',
  changed: (when: string) => `Changed ${when}.`,
  isDefault: 'As it came.',
  backToDefault: 'Back to the default',
  saved: 'Setting saved',
  savedText: (name: string) => `${name} is in force.`,
  siteName: 'Site name',
  siteNameAbout:
    'The name outside of editions, where there is no country yet: at an address that does not exist, for instance. Each edition has a name of its own.',
  contactEmail: 'Contact e-mail',
  contactEmailAbout:
    'Where readers’ messages go, and their answers to yours. Empty, they go to the first administrator. Messages are kept here in any case.',
  contactEmailNoMail: 'This installation sends no mail: messages stay in the inbox.',
  securityContact: 'Security contact',
  securityContactAbout:
    'For whoever has found a hole: an e-mail address or a page (https://…), in the file /.well-known/security.txt. Empty, the file leads to the contact page.',
  testPages: 'Test pages',
  testPagesAbout:
    'At /test and /test-products stands every component of the site, for those who build it. Search engines do not keep them. Switched off, they do not exist.',
  testPagesLabel: 'Show /test and /test-products',
  testPagesOn: 'The test pages are on.',
  testPagesOff: 'The test pages are off.',
  policyReports: 'What browsers stopped',
  policyReportsAbout:
    'Pages tell the browser what may run in them. What it stops, it tells us: an attack, or something of ours that is missing there. Only numbers of a day are kept; nothing of the reader, nor what they read.',
  policyReportsNone: (days: number) => `All is well: nothing was stopped in the last ${days} days.`,
  policyReportsKept: (days: number) => `Of the last ${days} days. What browser extensions do is left out.`,
  stoppedOn: 'on',
  stoppedTimes: (n: number, shown: string) => (n === 1 ? 'once' : `${shown} times`),
  stopped: {
    kinds: {
      script: 'Script',
      style: 'Style',
      picture: 'Picture or video',
      font: 'Font',
      connection: 'Connection',
      frame: 'Frame',
      form: 'Form',
      text: 'Text put in as HTML',
      other: 'Other',
    },
    words: {
      inline: 'written into the page',
      eval: 'put together by a script',
      'wasm-eval': 'put together by a script',
      data: 'in a data: address',
      blob: 'in a blob: address',
      'trusted-types-sink': 'from a script',
      'trusted-types-policy': 'from a script',
    },
  },
  crawlers: 'AI crawlers',
  crawlersAbout:
    'Who may read the site, what each of them gets and what they visited has a screen of its own.',
  toCrawlers: 'Open Crawlers',
  indexNow: 'IndexNow key',
  indexNowAbout:
    'With it the site proves to search engines that news of a page really comes from here. Without a key, nobody is told. It is a secret: once saved, it is not shown again.',
  keySet: 'A key is saved. It is not shown again.',
  keyMissing: 'There is no key yet.',
  newKey: 'New key',
  newKeyHint: '8 to 128 letters, digits or hyphens.',
  keyEmpty: 'Write a key, or make one.',
  generate: 'Make a key',
  saveKey: 'Save the key',
  removeKey: 'Remove the key',
  removeKeyTitle: 'Remove the IndexNow key?',
  removeKeyText:
    'The site stops telling search engines. The key does not come back: to tell them again, make another.',
  keyRemoved: 'Key removed',
  keyRemovedText: 'Search engines are no longer told.',
  access: 'Access to Amazon’s prices',
  regions: { na: 'Brazil, Mexico and the United States', eu: 'Italy and Spain' },
} satisfies SettingsTexts;
