import type { BackupsTexts } from '#i18n/admin/pt/running/backups.ts';

/** What a backup without secrets may leave to be entered. */
const secretNames: Record<string, string> = {
  indexnow_key: 'the IndexNow key',
  amazon_na: 'access to Amazon (Brazil, Mexico, United States)',
  amazon_eu: 'access to Amazon (Italy, Spain)',
  second_factors: 'the second factor of those who had one (everybody in their own account)',
};

const problems: BackupsTexts['problems'] = {
  missing_file: () => 'The file is no longer where backups are kept.',
  not_a_backup: () => 'The file is not a backup of Vitrina.',
  broken_file: () => 'The file is incomplete or damaged.',
  wrong_checksum: (detail) =>
    detail
      ? `What is in it is not what was stored (${detail}).`
      : 'The file is not the one that was stored: somebody or something has changed it.',
  passphrase_needed: () =>
    'The backup is encrypted, and there is no passphrase here. Set BACKUP_PASSPHRASE to the one it was made with.',
  wrong_passphrase: () =>
    'BACKUP_PASSPHRASE is not the passphrase of this backup. Use the one it was made with.',
  newer_format: () => 'The backup was made by a newer program than this one. Update the program first.',
  newer_program: (detail) =>
    `The backup was made by version ${detail}, which is newer than this one. Update the program first.`,
  too_old: (detail) =>
    `The backup is older than this program can read: version ${detail} made it. Restore it with the last version before this one, and update that.`,
  other_tables: (detail) => `The table ${detail} is not the same here and in the backup.`,
  rows_differ: (detail) => `In the table ${detail}, what came back is not what was stored.`,
  missing_pictures: (detail) => `Pictures that texts use are missing: ${detail}.`,
  database_busy: () => 'The database was too busy. Try again later.',
  interrupted: () => 'The server stopped in the middle of it. Nothing was left half done.',
  enter_again: (detail) =>
    `The backup held no secrets. To be set again: ${detail
      .split(', ')
      .map((name) => secretNames[name] ?? name)
      .join('; ')}.`,
  unexpected: (detail) => `A failure of ours: ${detail}`,
};

const holds: BackupsTexts['holds'] = {
  everything: 'Everything, not encrypted',
  encrypted: 'Everything, encrypted',
  without_secrets: 'Without secrets',
};

const sends: BackupsTexts['sends'] = {
  encrypted:
    'The file that you download is encrypted and holds everything: texts, pictures, messages, people, encrypted passwords, keys and secret settings. It opens with BACKUP_PASSPHRASE only: keep that somewhere else.',
  without_secrets:
    'The file that you download is not encrypted: it holds texts, pictures, readers’ messages, people and encrypted passwords. The installation’s key and secret settings are left out, and whoever restores it elsewhere sets them again. To download everything, set BACKUP_PASSPHRASE on the server.',
};

export const backups: BackupsTexts = {
  title: 'Backups',
  about: 'The whole site, kept: database and pictures. Made every night, and whenever you want one.',
  problems,
  reasons: { schedule: 'Automatic', person: 'Asked for', before_restore: 'Before a restore' },
  states: { waiting: 'Queued', running: 'Being made', ready: 'Ready', failed: 'Failed' },
  things: {
    posts: 'Posts',
    reviews: 'Reviews',
    products: 'Products',
    offers: 'Offers',
    media: 'Pictures',
    contact_messages: 'Messages',
    accounts: 'People',
  },
  holds,
  sends,

  secret:
    'A backup is as secret as the site. What leaves this machine, downloaded or kept in a bucket, is whole only when it is encrypted (BACKUP_PASSPHRASE); otherwise it goes without the installation’s key and secret settings.',
  contains: 'Holds',
  make: 'Make a backup now',
  asked: 'Backup queued',
  askedText: 'It begins in a moment and is listed here once it is ready.',
  list: 'Backups that are kept',
  name: 'Backup',
  size: 'Size',
  rehearsal: 'Rehearsal',
  when: 'When',
  by: (name) => `by ${name}`,
  actions: 'Actions',
  actionsOf: (name) => `Actions for ${name}`,
  emptyTitle: 'No backups yet',
  emptyText:
    'The first is made by itself next night. Or make one now, and rehearse what restoring it would be like.',
  progress: (done, total) => `${done} of ${total} parts`,
  working: {
    backup: 'Making the backup',
    rehearsal: 'Rehearsing the backup',
    restore: 'Restoring: readers get pages that are ready, and saving waits until it is over',
  },
  silent: 'Nobody is looking after the jobs: nothing begins until a server that runs them is up.',

  never: 'Not rehearsed',
  rehearsalStates: {
    waiting: 'Rehearsal queued',
    running: 'Being rehearsed',
    done: 'Rehearsed',
    failed: 'Did not pass',
  },
  restoreStates: {
    waiting: 'Restore queued',
    running: 'Being restored',
    done: 'Restored',
    failed: 'Not restored',
  },
  missing: (n) => (n === 1 ? '1 picture was missing already' : `${n} pictures were missing already`),

  open: 'Details',
  download: 'Download',
  downloadTitle: (name) => `Download the backup ${name}?`,
  rehearse: 'Rehearse',
  rehearseAsked: 'Rehearsal queued',
  rehearseText:
    'The backup is restored in a place of its own and compared row by row. The site does not change.',
  restore: 'Restore…',
  delete: 'Delete',
  deleteTitle: (name) => `Delete the backup ${name}?`,
  deleteText: 'The file is deleted for good. The site does not change.',
  deleted: 'Backup deleted',
  deletedText: (name) => `${name} is gone.`,

  details: (name) => `Backup ${name}`,
  madeAt: 'Made',
  reason: 'Why',
  state: 'State',
  file: 'File',
  checksum: 'SHA-256',
  copyChecksum: 'Copy the checksum',
  program: 'Version of the program',
  rows: 'Rows',
  pictures: 'Pictures',
  rehearsedRows: (n) => `${n} rows restored elsewhere and compared, all the same`,
  restored: 'Restored',

  restoreTitle: (name) => `Restore the backup ${name}?`,
  restoreLead: 'The site becomes what it was at that moment: all of it, or nothing happens.',
  consequences: [
    'What there is now is kept in a backup of its own first: there is a way back.',
    'What was written, published or received after the backup leaves the site: posts, messages, prices.',
    'People, roles and passwords are those of that moment again. Invitations and password links that were sent end.',
    'Meanwhile readers get pages that are ready; whoever saves something waits, or is told so.',
    'The activity log stays whole.',
  ],
  inBackup: 'In the backup',
  now: 'Now',
  thing: 'What there is',
  restoreWithoutSecrets:
    'This backup holds no secrets: the key and the secret settings that are here stay as they are. Should one be missing, the list says which.',
  notRehearsed:
    'This backup has not been rehearsed. A rehearsal is quick and shows whether it comes back whole.',
  badRehearsal:
    'This backup did not pass its rehearsal. Restoring it will probably fail; nothing would be half done.',
  typeName: (name) => `To confirm, type ${name}`,
  typeHint: 'It is the backup’s name: the date and time when it was made (UTC).',
  wrongName: 'That is not this backup’s name.',
  restoreNow: 'Restore now',
  restoreAsked: 'Restore queued',
  restoreAskedText: 'It begins in a moment. Follow it here.',
  restoreDone: 'Backup restored',
  restoreDoneText: (name) => `The site is what it was at ${name}. The state before is in the list.`,

  content: 'Content as JSON',
  contentAbout:
    'Posts, reviews, products, offers and pictures, without people, messages or secrets. It takes content to another installation. To keep the whole site, make a backup.',
  contentOf: 'Edition',
  everyEdition: 'Every edition',
  exportContent: 'Export the content',
  importContent: 'Import content…',

  importTitle: 'Import content',
  importAbout:
    'A file that Vitrina exported, of one edition or of all. It is only checked at first; nothing changes until you confirm.',
  chooseFile: 'Choose the file…',
  sending: 'Sending the file',
  looking: 'Checking row by row',
  taking: 'Importing',
  tooLarge: (size) =>
    `The file is larger than ${size}. Import it on the server: npm run content -- import FILE`,
  fileFrom: (program) => `Made by version ${program}, `,
  fileOf: (editions) => `Content of: ${editions}`,
  inFile: 'In the file',
  fresh: 'New',
  changes: 'Changing',
  contentThings: {
    locale_configs: 'Editions',
    settings: 'Settings',
    networks: 'Networks',
    categories: 'Categories',
    authors: 'Authors',
    author_aliases: 'Old addresses of authors',
    products: 'Products',
    reviews: 'Reviews',
    offers: 'Offers',
    offer_prices: 'Prices of offers',
    posts: 'Posts',
    launches: 'Launches',
    shop_links: 'Shopee links',
    slug_redirects: 'Redirects',
    old_addresses: 'Addresses of old sites',
    media: 'Pictures',
  },
  clash:
    'Nothing can be imported: something else has these numbers here already. A whole site goes into one without content (start it with SEED=none); editions of the same site go in one by one.',
  clashOf: (thing, numbers) => `${thing}: ${numbers}`,
  nothingNew: 'Everything in the file is here already, and the same. There is nothing to import.',
  importReady:
    'Nothing is in the way. Once imported, readers see the content right after: all of it, or nothing.',
  importNow: 'Import now',
  importDone: 'Content imported',
  importDoneText: (rows) => `${rows} new rows are in place, and pages are being renewed.`,
};
