import type { RedirectsTexts } from '#i18n/admin/pt/readers/redirects.ts';

export const redirects: RedirectsTexts = {
  title: 'Redirects',
  about:
    'Addresses without a page that lead to one. Those of posts, categories and reviews come by themselves.',
  create: 'New redirect',
  search: 'Search addresses',
  edition: 'Edition',
  kind: 'Origin',
  kinds: { post: 'Post', category: 'Category', review: 'Review', manual: 'By hand' },
  from: 'From',
  to: 'To',
  leadsTo: (to) => `leads to ${to}`,
  made: 'Created',
  emptyTitle: 'No redirects yet',
  emptyText: 'They come about when an address changes, or when you create one.',
  nothingTitle: 'No redirects match these filters',
  nothingText: 'Try another word or clear the filters.',

  createTitle: 'New redirect',
  createAction: 'Create redirect',
  createAbout:
    'Whoever asks for the first address is led to the second, and search engines are told so (301).',
  fromHint: 'An address of an edition that has no page, such as /us/deals.',
  toHint: 'Any page of the site, such as /us or /us/categoria/home.',
  fromProblems: {
    invalid: 'Begin with the edition and write the rest of the address, without “?” or “#”: /us/deals.',
    reserved: 'This address belongs to the site itself.',
    taken: 'There is a page or a redirect at this address already.',
  },
  toProblems: {
    invalid: 'Use an address of this site that begins with “/”.',
    loop: 'The address would lead back to itself.',
    unpublished: 'This page is not published: readers would find nothing. Publish it first.',
  },
  fine: 'The address is free.',
  targetFound: 'The page exists.',
  targetMissing:
    'There is no page at this address today. The redirect works, but leads to a page that is not found.',
  created: 'Redirect created',
  createdText: (from, to) => `${from} now leads to ${to}.`,

  try: 'Try the address',
  delete: 'Delete',
  deleteOf: (from) => `Delete the redirect from ${from}`,
  deleteTitle: (from) => `Delete the redirect from ${from}?`,
  deleteText: {
    post: 'A post once had this address. Old links, bookmarks and search engines that still use it will find a page that does not exist, and that cannot be undone.',
    category:
      'A category once had this address. Old links, bookmarks and search engines that still use it will find a page that does not exist, and that cannot be undone.',
    review:
      'A review once had this address. Old links, bookmarks and search engines that still use it will find a page that does not exist, and that cannot be undone.',
  },
  deleted: 'Redirect deleted',
  deletedText: (from) => `${from} no longer leads anywhere.`,
};
