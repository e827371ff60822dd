import type { ReplaceTexts } from '#i18n/admin/pt/writing/replacements.ts';

const count = (one: string, many: string) => (n: number) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

const kinds: ReplaceTexts['kinds'] = {
  post: 'Posts',
  review: 'Reviews',
  product: 'Products',
  category: 'Categories',
  edition: 'Editions’ texts',
  shop_link: 'Shopee links',
  setting: 'Name of the site',
};

const oneOf: ReplaceTexts['oneOf'] = {
  post: 'Post',
  review: 'Review',
  product: 'Product',
  category: 'Category',
  edition: 'Edition',
  shop_link: 'Shopee link',
  setting: 'Setting',
};

const fields: ReplaceTexts['fields'] = {
  title: 'Title',
  excerpt: 'Summary',
  metaTitle: 'Title for search engines',
  metaDescription: 'Description for search engines',
  imageAlt: 'Description of the cover',
  keyword: 'Keyword',
  updateNote: 'What changed',
  content: 'Text',
  verdict: 'Verdict',
  bestFor: 'Best for',
  notFor: 'Not for',
  pros: 'Pros',
  cons: 'Cons',
  body: 'Text',
  updates: 'Updates',
  brand: 'Brand',
  name: 'Name',
  description: 'Description',
  siteName: 'Name of the edition',
  disclosure: 'Affiliate notice',
  site_name: 'Name of the site',
};

const reasons: ReplaceTexts['reasons'] = {
  changed: 'somebody has changed this text since',
  gone: 'it is gone',
  required: 'it would be empty, and may not',
  too_long: 'it would be too long',
  invalid: 'the result would not be valid',
};

export const replace: ReplaceTexts = {
  title: 'Search and replace',
  about:
    'Replaces words in all texts at once. First you see each place; afterwards, if you change your mind, you undo it.',
  find: 'Find',
  findHint: 'Exactly these words. A phrase that bold type or a link divides counts in parts.',
  replacement: 'Replace with',
  replacementHint: 'Empty deletes the words.',
  matchCase: 'Tell capitals from small letters',
  wholeWords: 'Whole words only',
  links: 'In links’ addresses, too',
  where: 'Where',
  noKinds: 'Choose at least one place to look in.',
  edition: 'Edition',
  allEditions: 'All',
  kinds,
  oneOf,
  fields,
  reasons,
  show: 'Show the places',
  places: 'Places found',
  placesCount: count('place found', 'places found'),
  occurrences: count('time', 'times'),
  morePassages: (n) => (n === 1 ? 'and once more' : `and ${n} times more`),
  more: 'There are more than 500 places. These come first; then search again.',
  cannot: (reason) => `Stays as it is: ${reason}.`,
  choose: (title, field) => `Replace in ${title}: ${field}`,
  chooseAll: 'Choose all',
  chosen: (n, all) => `${n} of ${all} chosen`,
  apply: (n) => (n === 1 ? 'Replace in 1 place' : `Replace in ${n} places`),
  applyTitle: (n) => (n === 1 ? 'Replace in 1 place?' : `Replace in ${n} places?`),
  applyText: (find, by) =>
    by === ''
      ? `“${find}” is deleted from the chosen texts.`
      : `“${find}” becomes “${by}” in the chosen texts.`,
  applyFollows:
    'Readers see the change at once. Each post gets a new version, addresses stay, and all of it can be undone for 90 days.',
  done: 'Words replaced',
  doneText: count('place changed', 'places changed'),
  leftTitle: count('place stayed as it was', 'places stayed as they were'),
  noneTitle: 'Nothing found',
  noneText: 'No text has these words. Check the spelling, or choose more places to look in.',
  past: 'Earlier replacements',
  pastNone: 'No replacement yet.',
  pastLine: (find, by) => (by === '' ? `“${find}” deleted` : `“${find}” → “${by}”`),
  pastPlaces: count('place', 'places'),
  by: (name) => `by ${name}`,
  undo: 'Undo',
  undoOf: (what) => `Undo: ${what}`,
  undoTitle: 'Undo this replacement?',
  undoText: 'The texts become what they were, except those that somebody has changed since.',
  undone: 'Replacement undone',
  undoneBy: (name) => `undone by ${name}`,
};
