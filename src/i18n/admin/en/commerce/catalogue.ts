import type { CatalogueTexts } from '../../pt/commerce/catalogue.ts';

export const catalogue: CatalogueTexts = {
  title: 'Catalogue',
  about:
    'What shops sell, without becoming products. Search, and make a product of what you want. Readers see nothing of it.',
  search: 'Name, brand, shop, EAN or number',
  feed: 'Feed',
  sum: (feeds, rows) => (feeds === 1 ? `1 feed, ${rows} rows` : `${feeds} feeds, ${rows} rows`),
  one: (rows) => `${rows} rows`,
  list: 'Rows of the catalogue',
  item: 'Product in the shop',
  shop: 'Shop',
  price: 'Price',
  noPrice: 'no price',
  soldOut: 'Sold out',
  ours: 'Already a product of ours',
  make: 'Make a product',
  makeOf: (name) => `Make a product: ${name}`,
  add: 'Add as an offer',
  addTo: (name) => `Add as an offer: ${name}`,
  page: 'See it in the shop',
  pageOf: (name) => `See it in the shop: ${name}`,
  empty: 'Empty this catalogue',
  emptyTitle: (feed) => `Empty the catalogue of “${feed}”?`,
  emptyConsequence:
    'Its rows leave. Products and offers stay as they are; if the feed comes again, so does the catalogue.',
  emptied: 'Catalogue emptied',
  emptiedText: (feed) => `${feed} is no longer in the catalogue.`,
  noneTitle: 'No feed is in this edition’s catalogue',
  noneText:
    'Send a shop’s file or add a feed under Imports and, when you say what each column is, switch “Keep as a catalogue” on.',
  toImports: 'Go to Imports',
  nothingTitle: 'Nothing found',
  nothingText:
    'Each word has to be in the name, the brand, the shop or the number. Try fewer words, or only how they begin.',
};
