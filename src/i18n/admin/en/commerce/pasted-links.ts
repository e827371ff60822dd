import type {
  AskFailure,
  FactSource,
  KnownBy,
  OfferStand,
  PasteProblem,
} from '#contract/commerce/pasted-links/pasted-links.words.ts';
import type { PastedLinksTexts } from '../../pt/commerce/pasted-links.ts';

const problems: Record<PasteProblem, string> = {
  short_link:
    'It is a short link: only the shop knows where it leads. Open it in a browser and paste the address that appears.',
  short_link_dead:
    'The short link leads nowhere any more: it was deleted, or has a mistake in it. Ask for the whole address.',
  short_link_silent:
    'Whoever made the link short did not answer in time. Paste it again later, or open it in a browser and paste the address that you see.',
  short_link_elsewhere:
    'The short link leads to a place that is not a product’s page in a shop that we know. Open the product in the shop and paste its address.',
  unknown_shop:
    'This edition does not know the shop. An owner adds it under Shops; then paste again. The product can be created now, without the offer.',
  shop_closed:
    'The shop is closed in this edition. An owner reopens it under Shops; the product can be created now, without the offer.',
  wrong_country:
    'It is another country’s Amazon, where this edition’s tag earns nothing. Paste the address of this edition’s Amazon, or change the edition.',
  no_product: 'The address is the shop’s, but no product’s page. Open the product and paste its address.',
  no_short_link:
    'Of Shopee only the short link that its affiliate panel makes can be used. Make one there and paste it; the product can be created now, without the offer.',
  no_tag: 'This edition’s affiliate tag is missing. Enter it under Editions and paste again.',
  two_products:
    'It fits more than one product of ours. Open them and merge those that are the same, or add the offer to the right one.',
};
const sources: Record<FactSource, (file: string) => string> = {
  shop: () => 'Said by Amazon just now.',
  catalogue: (feed) => `From the catalogue of ${feed}.`,
  import: (file) => `From the file ${file}.`,
  address: () => 'Taken from the address: check it.',
  pasted: () => 'As it was pasted.',
};
const known: Record<KnownBy, string> = {
  ean: 'known by its barcode',
  number: 'known by the shop’s number',
  address: 'known by its address',
};
const stands: Record<OfferStand, string> = {
  free: '',
  same: 'It has this offer in this edition already.',
  other: 'It has another offer of this shop in this edition: change it in the product.',
};
const silence = 'Fill in the fields, or paste again later.';
const unanswered: Record<AskFailure, string> = {
  not_found: 'This edition’s Amazon does not know the number. Check the address.',
  no_credentials: 'Amazon was not asked: the access to its API is missing in Settings. Fill in the fields.',
  no_tag: 'Amazon was not asked: this edition’s affiliate tag is missing.',
  credentials_refused: 'Amazon refused the access to its API. Check it in Settings.',
  not_eligible: 'The Amazon account may not use the API yet. Fill in the fields.',
  access_denied: 'Amazon denied the access to its API. Check it in Settings.',
  wrong_tag: 'Amazon does not accept this edition’s affiliate tag. Check it under Editions.',
  throttled: `Amazon asked us to wait. ${silence}`,
  unavailable: `Amazon did not answer in time. ${silence}`,
  unexpected_answer: `Amazon answered something that makes no sense. ${silence}`,
  failed: `Asking Amazon did not work. ${silence}`,
};

export const pastedLinks: PastedLinksTexts = {
  title: 'Paste links',
  about:
    'Addresses, ASINs, barcodes, or a colleague’s whole message. Nothing is created before you have looked.',
  text: 'What to paste',
  hint: (edition) => `Enter looks it up, Shift + Enter begins another line. It counts for ${edition}.`,
  look: 'Look up',
  found: (n) => (n === 1 ? '1 thing recognised' : `${n} things recognised`),
  nothing: 'Nothing recognised',
  nothingText:
    'There is no shop’s address, ASIN or valid barcode in it. Copy the address of the product’s page, from https:// on, and paste again.',
  removed: (names) => `Taken off the address: ${names}`,
  through: (network) => `through ${network}`,
  barcode: 'Barcode',
  problems,
  sources,
  known,
  stands,
  unanswered,
  inText: {
    ours: (product: string) => `${product} is a product of ours`,
    put: 'Put its card',
    putWithOffer: 'Add the offer and put the card',
    draft: (product: string) => `${product} is no product of ours yet`,
    create: 'Make it and put its card',
    unknown: 'It is the page of a product that we do not have yet',
    several: 'It fits more than one product of ours',
    complete: 'Open under Paste links',
    cleaned: (names: string) => `Taken off the address: ${names}.`,
  },
  differs:
    'The name in the shop speaks of another pack or another size. Look first: kits and variants are products of their own.',
  isOurs: 'Already a product of ours',
  archived: 'Archived',
  open: 'Open the product',
  addOffer: 'Add this offer',
  added: 'Offer added',
  addedTo: (product) => `It counts for ${product}.`,
  notAdded: 'The offer was not added',
  brand: 'Brand',
  name: 'Name',
  ean: 'Barcode (EAN)',
  picture: 'Address of the picture',
  noPicture: 'Amazon does not let anybody keep its pictures: choose one of yours in the product.',
  priceNow: (money) => `Price: ${money}`,
  leadsTo: (shop) => `With the offer in this edition: ${shop}.`,
  withoutOffer: 'Without an offer: a barcode alone leads to no shop.',
  create: 'Create product',
  createWithoutOffer: 'Create without the offer',
  createAll: (n) => `Create all ${n}`,
  dismiss: 'Leave aside',
  made: 'Product created',
  madeAll: (n) => (n === 1 ? '1 product created' : `${n} products created`),
  leftOver: (n) => (n === 1 ? '1 is left: see what it lacks.' : `${n} are left: see what they lack.`),
};
