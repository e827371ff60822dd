import type { LinkPlaceKind, LinkState } from '#contract/writing/links/links.words.ts';
import type { LinksTexts } from '#i18n/admin/pt/writing/links.ts';

const states: Record<LinkState, string> = {
  broken: 'Broken',
  failing: 'Fails silently',
  suspect: 'Perhaps broken',
  unreachable: 'No answer',
  blocked: 'Turns programs away',
  refused: 'Internal address',
  working: 'Works',
  waiting: 'In line',
  excluded: 'Not checked',
};

const stateTexts: Record<LinkState, string> = {
  broken: 'The page was gone in two checks, a day apart.',
  failing:
    'A page answered in two checks, a day apart, and it is not the one that was meant, or it earns nothing.',
  suspect: 'The page was gone in the last check. We ask again tomorrow.',
  unreachable:
    'The site did not answer, or had trouble of its own. That does not mean that the page is gone.',
  blocked: 'The site shows the page to people only. Open the link to see for yourself.',
  refused: 'The link leads to an address that is not on the open internet.',
  working: 'The page answered.',
  waiting: 'It has not been checked yet.',
  excluded: 'Somebody asked us not to check it.',
};

const placeKinds: Record<LinkPlaceKind, string> = {
  post: 'Article',
  review: 'Review',
  offer: 'Offer',
  shop_link: 'Shopee link',
};

export const links: LinksTexts = {
  title: 'Links',
  about: 'Links to other sites in articles, reviews and offers, and whether they still lead somewhere.',
  states,
  stateTexts,
  placeKinds,
  search: 'Search addresses',
  state: 'State',
  edition: 'Edition',
  link: 'Link',
  places: 'Where it is',
  checked: 'Checked',
  never: 'not yet',
  status: (code) => `answer ${code}`,
  morePlaces: (n) => (n === 1 ? 'and in 1 more place' : `and in ${n} more places`),
  counted: (all, broken) =>
    `${all === 1 ? '1 link' : `${all} links`}, ${broken === 0 ? 'none broken' : `${broken} broken`}`,
  lastChecked: 'Last check',
  withCount: (label, n) => `${label} (${n})`,
  open: 'Open the link in another tab',
  checkNow: 'Check now',
  checkedNow: 'Link checked',
  exclude: 'Stop checking',
  excluded: 'Link taken out of the checks',
  excludedText: (url) => `${url} is no longer checked, nor listed among the broken ones.`,
  excludedBy: (name) => `by ${name}`,
  include: 'Check again',
  included: 'Link back in the checks',
  includedText: (url) => `${url} will be checked in a moment.`,
  emptyTitle: 'No links yet',
  emptyText:
    'When an article, a review or an offer leads to another site, its link appears here within the hour.',
  noneBrokenTitle: 'No broken links',
  noneBrokenText: 'All that were checked lead somewhere.',
  nothingTitle: 'No links match these filters',
  nothingText: 'Try another word, or clear the filters.',
};
