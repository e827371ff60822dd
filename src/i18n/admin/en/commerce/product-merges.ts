import type { MergeWarning } from '#contract/commerce/product-merges/product-merges.words.ts';
import type { ProductMergesTexts } from '../../pt/commerce/product-merges.ts';

const warnings: Record<MergeWarning, string> = {
  pack: 'One of the names speaks of a kit, a pack or several pieces, and the other does not: they may be different packs.',
  size: 'The names have different volumes, sizes or voltages: they may be variants.',
  eans: 'Each has a barcode of its own: nearly always they are different products.',
};
const many = (n: number, one: string, more: string) => (n === 1 ? `1 ${one}` : `${n} ${more}`);

export const productMerges: ProductMergesTexts = {
  warnings,
  merge: 'Merge with another…',
  mergeTitle: (product) => `Merge another product into ${product}`,
  mergeAbout:
    'Choose the product that becomes a part of this one. Nothing changes before you see what goes where.',
  search: 'Find the other product by name, number or address',
  goes: 'Leaves the list',
  stays: 'Stays',
  turn: 'Swap the two',
  another: 'Choose another',
  plan: 'What goes where',
  reviewedTwice: (editions) =>
    `Both have a review in ${editions}. Delete one of them first: only one can stay.`,
  offers: (n) => many(n, 'offer becomes its own', 'offers become its own'),
  offersRemain: (n, shops) =>
    n === 1
      ? `1 offer does not come, because it sells in that shop already: ${shops}`
      : `${n} offers do not come, because it sells in those shops already: ${shops}`,
  eanComes: (ean) => `The barcode ${ean} becomes its own`,
  eansCome: (n, eans) => `It is also known by the ${n === 1 ? 'barcode' : 'barcodes'} ${eans} from then on`,
  reviews: (n, editions) => `${many(n, 'review comes', 'reviews come')} with the same address: ${editions}`,
  texts: (n) => many(n, 'text shows it from now on', 'texts show it from now on'),
  shopLinks: (n) => many(n, 'Shopee link sells it from now on', 'Shopee links sell it from now on'),
  clicks: (n) => `${many(n, 'click counts', 'clicks count')} for it`,
  prices: (n) => `${many(n, 'price of the history comes', 'prices of the history come')} with the offers`,
  archives: 'The other one is archived, with what did not come.',
  nothing: 'There is nothing to take along: the other one is only archived.',
  mergeNow: 'Merge',
  mergeAnyway: 'They are the same: merge',
  merged: 'Products merged',
  mergedText: (product) => `${product} is now a part of this one.`,
  split: 'Split offers off…',
  splitTitle: (product) => `Split offers off ${product}`,
  splitAbout: 'The chosen offers go to a new product, with their clicks and prices.',
  whichOffers: 'Offers of another product',
  brand: 'Brand of the new product',
  name: 'Name of the new product',
  splitNow: 'Split',
  chooseSome: 'Choose at least one offer.',
  splitDone: 'Offers split off',
  splitDoneText: (product) => `They belong to ${product} now.`,
  noOffers: 'This product has no offers to split off.',
  history: 'Merged and split',
  lineMergedHere: (other) => `${other} became a part of this one`,
  lineMergedAway: (other) => `Became a part of ${other}`,
  lineSplitOff: (other) => `Offers went to ${other}`,
  lineSplitFrom: (other) => `Split off ${other}`,
  gone: 'a deleted product',
  by: (name) => `by ${name}`,
  undone: 'Undone',
  undo: 'Undo',
  undoTitle: 'Undo this?',
  undoText:
    'Offers, reviews and texts go back to whose they were, if nobody has touched them since. The pages are made anew.',
  undoneToast: 'Undone',
  undoneText: 'Each product has what was its own again.',
  saveFirst: 'Save first',
  saveFirstText: 'Something was typed in this product and not saved.',
};
