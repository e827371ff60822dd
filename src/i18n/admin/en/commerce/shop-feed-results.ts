import type { ShopFeedResults } from '#i18n/admin/pt/commerce/shop-feed-results.ts';
import { feedProblemTexts } from './feed-problems.ts';

export const shopFeedResults: ShopFeedResults = {
  ...feedProblemTexts,
  empty: 'An empty file came. Nothing was changed; if that goes on, ask the shop.',
  refused:
    'The address may not be fetched: it is not a public server, or leads into a private network. Check it.',
  unresolved: 'The server of the address does not exist. Check the address in the network’s or shop’s panel.',
  timeout: 'The server did not answer in time. It will be tried again.',
  unreachable: 'The server did not answer. It will be tried again.',
  redirects: 'The address leads from place to place and never arrives. Copy it from the panel again.',
  encoded:
    'The server packed the file in a way that nobody asked for. Ask the shop for gzip, zip or nothing.',
  unauthorised: 'The server refused the key or the password. Copy a new address from the panel.',
  gone: 'There is nothing at this address. Copy it from the network’s or shop’s panel again.',
  other_host:
    'Another server answers than last time: its key has changed. Nothing was sent to it. Where the network says that this is right, change the feed and give the address again.',
  status: 'The server answered with an error. It will be tried again.',
  sealed:
    'The address can no longer be read here, because it came from another installation. Change the feed and give the address again.',
  brought: 'A new file came.',
  unchanged: 'Nothing has changed since last time; prices that came of it stay fresh.',
  busy: 'The file before is still waiting; nothing was fetched.',
};
