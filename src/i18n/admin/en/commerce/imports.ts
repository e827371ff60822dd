import type {
  DecimalStyle,
  ImportField,
  ImportMatch,
  ImportState,
  PastedOutcome,
  RowOutcome,
  RowProblem,
} from '#contract/commerce/imports/imports.words.ts';
import type { ImportsTexts } from '#i18n/admin/pt/commerce/imports.ts';
import { feedProblemTexts } from './feed-problems.ts';
import { fileSizes } from './file-sizes.ts';

const states: Record<ImportState, string> = {
  uploaded: 'Columns to be said',
  waiting_to_check: 'In the queue',
  checking: 'Being checked',
  checked: 'Checked',
  waiting_to_apply: 'In the queue',
  applying: 'Importing',
  done: 'Imported',
  failed: 'Failed',
  cancelled: 'Cancelled',
  waiting_to_undo: 'In the queue to be undone',
  undoing: 'Being undone',
  undone: 'Undone',
};

const outcomes: Record<RowOutcome, string> = {
  new: 'New',
  changed: 'Changes',
  same: 'Stays the same',
  replaced: 'Repeated: the last one counts',
  refused: 'Refused',
};

const rowProblems: Record<RowProblem, string> = {
  wrong_length: 'The row has too many or too few cells.',
  too_long: 'One of the texts is too long.',
  malformed: 'The row cannot be read.',
  required: 'This value is missing.',
  unknown_product: 'None of our products is this one.',
  ambiguous_product: 'More than one of our products could be this one.',
  ambiguous_offer: 'The product has offers of several shops: say by an address which one this is.',
  ean: 'Not an EAN: its digits do not add up.',
  shop_ean: 'A number of the shop’s own: others use it for something else, so no product is found by it.',
  bad_amount: 'Not a price.',
  ambiguous_amount:
    'It may be a thousand or one and a bit: say in the columns step how the feed writes cents.',
  other_currency: 'The currency is not the edition’s.',
  bad_date: 'Not a date like 2026-11-27T00:00-0300.',
  bad_picture: 'The picture’s address must begin with https://.',
  unknown_spec: 'No specification has this name.',
  below_price: 'The list price is not higher than the price.',
  wrong_country: 'The link belongs to another country’s shop.',
  wrong_tag: 'The link has another affiliate’s tag.',
  missing_tag: 'The edition has no tag of this shop yet.',
  unknown_host: 'The link is not from a shop that this edition knows. Add it under Shops.',
  no_product: 'The link does not lead to a product.',
  no_short_link: 'Use the short affiliate link, like s.shopee.com.br/…',
  no_destination: 'The link does not say where it leads. Use the address of the page in the shop.',
  shop_closed: 'The shop is closed in this edition. Reopen it under Shops.',
  taken: 'Another product already has this EAN.',
};

const fields: Record<ImportField, string> = {
  productId: 'Number in Vitrina',
  ean: 'EAN',
  brand: 'Brand',
  name: 'Name',
  imageUrl: 'Picture',
  externalId: 'The shop’s number (ASIN)',
  url: 'Link',
  price: 'Price',
  listPrice: 'List price',
  salePrice: 'Sale price',
  saleDates: 'Period of the sale',
  saleFrom: 'Start of the sale',
  saleTo: 'End of the sale',
  availability: 'Availability',
  deliveryPrice: 'Delivery',
  currency: 'Currency',
};

const matches: Record<ImportMatch, string> = {
  ean: 'By EAN',
  externalId: 'By the shop’s number',
  productId: 'By the number in Vitrina',
};

const decimals: Record<DecimalStyle, string> = {
  unsaid: 'I do not know: refuse what is in doubt',
  comma: 'With a comma: 1.234,56',
  point: 'With a point: 1,234.56',
};

const pasted: Record<PastedOutcome, string> = {
  changed: 'Changes',
  same: 'Stays the same',
  first: 'First price',
  not_understood: 'The semicolon between product and price is missing',
  bad_amount: 'Not a price',
  unknown_product: 'No product is this one',
  ambiguous_product: 'More than one product has this name: use the EAN',
  ambiguous_offer: 'The product has offers of several shops: use the shop’s own number',
  no_offer: 'The product has no offer of this shop in the edition',
  twice: 'The product already stands in a line above',
};

const rowWord = (n: number) => (n === 1 ? '1 row' : `${n} rows`);

export const imports: ImportsTexts = {
  title: 'Imports',
  about: 'Products and prices that come in files from shops. Nothing changes before you have looked.',
  states,
  problems: feedProblemTexts,
  outcomes,
  rowProblems,
  fields,
  matches,
  decimals,
  pasted,

  upload: 'Send a file',
  uploading: 'Sending and reading the file',
  kinds: fileSizes.kinds,
  files: 'Files and what came of them',
  list: 'Imports',
  feed: 'Feed',
  file: 'File',
  state: 'State',
  rows: 'Rows',
  when: 'When',
  unnamed: 'Feed without a name',
  by: (name: string) => `by ${name}`,
  rowCount: rowWord,
  emptyTitle: 'No imports yet',
  emptyText: 'Send a shop’s file of products: you say what each column is, and look before anything changes.',
  back: 'All imports',

  steps: 'Steps',
  step: { file: 'File', columns: 'Columns', look: 'Check', import: 'Import' },

  columnsTitle: 'What is each column?',
  columnsAbout: 'Guessed from their names. Correct what is not right.',
  readAs: 'File of',
  readAsHint: 'A network that says how it writes its files brings their columns, signs and currency along.',
  ownColumns: 'None: by its own columns',
  byNames: 'Columns by their names',
  byPlaces: 'Columns by their places, without names',
  readAgain: 'File read again',
  readAsText: (network: string) => `As ${network} writes its files. Look at the columns.`,
  readByItself: 'By its own columns.',
  columnAt: (place: number) => `Column ${place}`,
  sameInEveryRow: (field: string) => `${field}, the same in every row`,
  columnsSaid: (network: string) => `As ${network} says. Correct what is not right.`,
  feedName: 'Name of the feed',
  feedHint: 'With the same name, everything is filled in next time.',
  edition: 'Edition',
  shop: 'Shop',
  match: 'How to find the product',
  decimal: 'Cents in the feed',
  noColumn: 'None',
  minorUnits: 'Prices are in cents (1990 is 19.90)',
  catalogue: 'Keep as a catalogue',
  catalogueAbout:
    'Its rows can be searched under Catalogue without becoming products. Only products that we have get their offers renewed.',
  inCatalogue: 'In the catalogue',
  cataloguedAbout:
    'Below are only the rows of products that we have, and those that were refused; the others go to the catalogue.',
  cataloguedText: (n: number) => `${rowWord(n)} in the catalogue.`,
  toCatalogue: 'Search the catalogue',
  createProducts: 'Make products that do not exist yet',
  keepFacts: 'Keep the brand, name and picture that a product has',
  sample: 'The first rows',
  check: 'Check',

  checking: (done: number) => `${rowWord(done)} so far`,
  waiting: 'Begins in a moment.',
  applying: 'Importing. You can leave this page: the work goes on.',
  summary: (n: number) => `${rowWord(n)} in the file`,
  alarms: {
    no_rows: 'The file has no rows. Importing it changes nothing.',
    far_fewer: (now: number, last: number) =>
      `The file has ${rowWord(now)}; last time it had ${last}. It may be incomplete.`,
    many_jumps:
      'Most prices would become ten times higher or lower. Perhaps they are in cents, or written with the other decimal sign.',
  },
  apply: (n: number) => `Import ${rowWord(n)}`,
  applyAnyway: 'Import anyway',
  applyTitle: 'Import anyway?',
  otherColumns: 'Change the columns',
  cancel: 'Cancel the import',
  cancelTitle: 'Cancel this import?',
  cancelText: 'What was checked is thrown away. No product or price changes.',
  cancelled: 'Import cancelled',
  cancelledText: 'Nothing was changed.',
  doneText: (n: number) => `${rowWord(n)} imported. Pages that show these offers are up to date.`,
  refusedStay: 'Refused ones stay out; the others go in.',

  outcome: 'Result',
  everything: 'Everything',
  row: 'Row',
  rowNumber: (n: number) => `Row ${n}`,
  what: 'What happens',
  report: 'Row by row',
  noRowsTitle: 'No rows',
  noRowsText: 'No row has this result.',
  change: (field: string, from: string, to: string) => `${field}: from ${from} to ${to}`,
  added: (field: string, to: string) => `${field}: ${to}`,
  nothing: 'nothing',
  specs: 'Specifications',
  jump: 'Ten times higher or lower than before',

  paste: 'Paste prices',
  pasteTitle: 'Paste prices',
  pasteAbout: 'One line for each product: EAN, ASIN or name, a semicolon, the price.',
  pasteText: 'Products and prices',
  pasteHint: '7891234567895; 1.299,90',
  pasteLook: 'Check',
  pasteSave: (n: number) => (n === 1 ? 'Save 1 price' : `Save ${n} prices`),
  pasteBad: (n: number) =>
    n === 1
      ? '1 line needs mending. Nothing is saved until then.'
      : `${n} lines need mending. Nothing is saved until then.`,
  pasteGood: (n: number) =>
    n === 1 ? '1 price is ready to be saved.' : `${n} prices are ready to be saved.`,
  pasteSaved: 'Prices saved',
  pasteSavedText: (n: number) => (n === 1 ? '1 price holds from now on.' : `${n} prices hold from now on.`),
  line: (n: number) => `Line ${n}`,
  price: 'Price',
  product: 'Product',
};
