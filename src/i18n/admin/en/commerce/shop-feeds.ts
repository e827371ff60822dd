import type { ShopFeedsTexts } from '#i18n/admin/pt/commerce/shop-feeds.ts';
import { shopFeedResults } from './shop-feed-results.ts';

const states: ShopFeedsTexts['states'] = {
  paused: 'Paused',
  first_look: 'Waits for a first look',
  held: 'Held',
  failed: 'Failed',
  fetching: 'Being fetched',
  working: 'Being checked',
  never: 'Has not come yet',
  well: 'Up to date',
};

const rows = (n: number) => (n === 1 ? '1 row' : `${n} rows`);

const held: ShopFeedsTexts['held'] = {
  no_rows: (_n, of) =>
    `The file came without any row; last time there were ${of}. Discard it and ask the shop.`,
  far_fewer: (n, of) =>
    `The file has ${rows(n)}; last time it had ${of}. Unless the shop dropped products, discard it.`,
  far_more: (n, of) =>
    `The file has ${rows(n)}; last time it had ${of}. See whether you want the new ones before letting them in.`,
  many_refused: (n, of) =>
    `${n} of ${of} rows would be refused, many more than last time. Perhaps its columns have changed: look at the refused ones.`,
  other_currency: (n, of) =>
    `${n} of ${of} rows are in a currency that is not the edition’s. Ask the shop for this country’s feed.`,
  far_prices: (n, of) =>
    `${n} of ${of} prices would change by half or more. Look at some: perhaps they are in cents, or another shop’s.`,
  many_missing: (n, of) =>
    `${n} of last time’s ${of} products are not in this file. Perhaps it is incomplete.`,
  after_undo: () =>
    'The last import of this feed was undone. Look at this one before it comes in by itself again.',
  new_address: () => 'The feed’s address has changed. Look at the first file that comes from there.',
};

export const shopFeeds: ShopFeedsTexts = {
  title: 'Feeds that come by themselves',
  about:
    'Fetched at their hours. The first file waits for you; afterwards each comes in by itself as long as it looks like the last one.',
  list: 'Feeds that come by themselves',
  states,
  held,
  results: shopFeedResults,
  status: (code: number) => `Answer ${code}.`,
  heldTitle: 'This file came by itself, and is held.',
  heldAfter: 'Nothing has changed yet. Import it anyway, or cancel: the next file is judged anew.',

  name: 'Name',
  nameHint: 'With the name of a feed that was imported before, its columns are filled in.',
  edition: 'Edition',
  address: 'Address',
  addressHint:
    'Begins with https://, sftp://, ftps:// or ftp:// (the last sends the password unencrypted). It may hold a key or a password: it is kept encrypted and never shown again.',
  addressKept: (host: string) => `The address at ${host} is kept. Fill this in only to change it.`,
  fileTells: 'None: the file tells',
  networkChange: 'After a change here, the next file waits for a first look again.',
  every: 'When',
  everyHours: (n: number) => (n === 1 ? 'Every hour' : `Every ${n} hours`),
  onceADay: 'Once a day',
  hour: 'Hour',
  hourHint: 'By the edition’s clock.',
  atHour: (hour: number) => `Every day at ${String(hour).padStart(2, '0')}:00`,
  state: 'State',
  last: 'Last time',
  next: 'Next time',
  neverFetched: 'not yet',
  add: 'New feed',
  addTitle: 'A feed that comes by itself',
  addAction: 'Save and fetch',
  added: 'Feed saved',
  addedText: (name: string) => `${name} is being fetched. Then say what each column is.`,
  change: 'Change',
  saved: 'Feed changed',
  savedText: (name: string) => `${name} is like that from now on.`,
  fetch: 'Fetch now',
  fetching: 'Being fetched',
  fetchingText: (name: string) => `${name} is fetched in a moment.`,
  look: 'Look',
  lookAt: (name: string) => `Look: ${name}`,
  pause: 'Pause',
  paused: 'Paused',
  pausedText: (name: string) => `${name} is not fetched until somebody resumes it.`,
  resume: 'Resume',
  resumed: 'Resumed',
  resumedText: (name: string) => `${name} is fetched at its hours again.`,
  remove: 'Delete',
  removeTitle: (name: string) => `Delete the feed “${name}”?`,
  removeText: 'It is no longer fetched, and its address is forgotten. What was imported stays.',
  removed: 'Feed deleted',
  removedText: (name: string) => `${name} comes no more.`,
  emptyTitle: 'No feed comes by itself yet',
  emptyText: 'With the address that the network or shop gives for its product file, it comes without you.',
};
