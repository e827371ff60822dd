import type { DatabaseChecksTexts } from '#i18n/admin/pt/running/database-checks.ts';

const checks: DatabaseChecksTexts['checks'] = {
  constraints: { name: 'Rules of the database', about: 'Whether the database enforces all of its rules.' },
  indexes: { name: 'Indexes', about: 'Whether each index finds every row of its table.' },
  orphans: { name: 'Orphaned records', about: 'Records that point at another one that is gone.' },
  products: { name: 'Products in texts', about: 'Texts that name a product that is gone.' },
  pictures: { name: 'Pictures in texts', about: 'Covers and texts that show a picture that is not there.' },
  files: { name: 'Picture files', about: 'Whether the library and the stored files match.' },
  addresses: { name: 'Addresses', about: 'Addresses used twice, or with a redirect underneath.' },
  redirects: { name: 'Redirects', about: 'Those that go round in circles or lead nowhere.' },
  siblings: {
    name: 'Translations',
    about: 'Whether an article’s versions in each edition are tied together.',
  },
  counts: { name: 'Category counts', about: 'Whether each category says how many posts it really has.' },
  search: { name: 'Search text', about: 'Whether search finds texts as they are now.' },
  categories: { name: 'Posts without a category', about: 'Live posts that no category leads to.' },
  offers: { name: 'Offers from abroad', about: 'Offers outside of the edition’s shop or currency.' },
};

const obstacles: DatabaseChecksTexts['obstacles'] = {
  no_amcheck:
    'Could not be checked: the amcheck extension is missing, or the database user may not use it. Whoever runs the server can add it with CREATE EXTENSION amcheck.',
  too_long: 'Could not be checked: it took longer than it may.',
};

const offerProblems: Record<string, string> = {
  currency: 'is in another currency',
  wrong_country: 'is from a shop of another country',
  wrong_tag: 'has an affiliate tag of another country',
};

const faults: DatabaseChecksTexts['faults'] = {
  constraint_unchecked: ({ table, name }) =>
    `The rule ${name} of table ${table} holds for what is new, but was never checked against what was there before.`,
  trigger_off: ({ table, name }) => `The automation ${name} of table ${table} is switched off.`,
  index_broken: ({ table, name, detail }) => `The index ${name} of table ${table} is broken: ${detail}`,
  rows_without_parent: ({ table, column, parent, n }) =>
    `${n === 1 ? '1 record' : `${n} records`} of ${table} (${column}) without their record in ${parent}.`,
  links_without_parent: ({ table, column, parent, n }) =>
    `${n === 1 ? '1 record' : `${n} records`} of ${table} (${column}) point at something that is not in ${parent}.`,
  product_missing: ({ product }) => `The text names product no. ${product}, which is gone.`,
  cover_missing: ({ name }) => `The cover is the picture “${name}”, which is not there.`,
  picture_missing: ({ name }) => `The text shows the picture “${name}”, which is not there.`,
  product_picture_missing: ({ name }) => `The product shows the picture “${name}”, which is not there.`,
  picture_without_file: ({ name }) => `The file of the picture “${name}” is gone, and nothing shows it.`,
  picture_without_file_in_use: ({ name, n }) =>
    `The file of the picture “${name}” is gone, and it appears in ${n === 1 ? '1 place' : `${n} places`}.`,
  file_without_picture: ({ name }) =>
    `The file “${name}” is stored, but it is not in the library and nothing shows it.`,
  address_twice: ({ slug }) => `The address “${slug}” belongs to an older text already.`,
  redirect_under_page: ({ slug }) =>
    `The redirect from “${slug}” does nothing: a page stands at that address.`,
  redirect_loop: ({ from, to }) => `${from} leads to ${to}, which ends up at ${from} again.`,
  redirect_nowhere: ({ from, to }) => `${from} leads to ${to}, where there is nothing.`,
  copy_apart: ({ original }) => `It is the translation of “${original}”, but the two are not tied together.`,
  copy_of_another: ({ original }) =>
    `It claims to be the translation of “${original}”, which is of another product.`,
  edition_twice: ({ original }) => `The edition has this article already: “${original}”.`,
  count_wrong: ({ kept, counted }) => `The category says it has ${kept} posts, and has ${counted}.`,
  search_stale: () => 'Search still knows this text as it was.',
  category_missing: () => 'It is live without a category.',
  offer_abroad: ({ problem, marketplace }) =>
    `The offer (${marketplace}) ${offerProblems[String(problem)] ?? problem}.`,
};

const mends: DatabaseChecksTexts['mends'] = {
  constraint_unchecked:
    'Checks the rule against everything there is. If something breaks it, nothing changes.',
  trigger_off: 'Switches the automation on again.',
  index_broken: 'Rebuilds the index. The table takes no changes meanwhile.',
  rows_without_parent: 'Deletes these records, as would have happened together with the missing one.',
  links_without_parent: 'Empties that field. The records stay.',
  product_missing: 'Takes the product out of the text, as a new version. Readers did not see it any more.',
  cover_missing: 'Leaves the text without a cover, as a new version.',
  picture_missing: 'Takes the picture out of the text, as a new version.',
  product_picture_missing: 'Takes the picture off the product.',
  picture_without_file: 'Takes the picture out of the library.',
  picture_without_file_in_use: 'Open the picture, see where it appears, and upload the same file again.',
  file_without_picture: 'Deletes the file. There is no way to bring it back.',
  address_twice: 'Gives this text the next free address; the older one keeps the address.',
  redirect_under_page: 'Deletes the redirect.',
  redirect_loop: 'Deletes the redirect.',
  redirect_nowhere: 'Let it lead elsewhere, or delete it.',
  copy_apart: 'Ties the two texts together as versions of one article.',
  copy_of_another: 'Forgets where the review came from. The text stays as it is.',
  edition_twice: 'Makes this text an article of its own, without translations.',
  count_wrong: 'Counts the posts again.',
  search_stale: 'Writes the search text again. The text itself does not change.',
  category_missing: 'Choose the category in the post.',
  offer_abroad: 'Correct the offer at the product, or delete it.',
};

export const databaseChecks: DatabaseChecksTexts = { checks, obstacles, faults, mends };
