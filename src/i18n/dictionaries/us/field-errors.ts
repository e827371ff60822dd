import type { FieldErrorsTexts } from '../br/field-errors.ts';

export const fieldErrors = {
  required: 'Fill in this field.',
  too_short: 'Write at least {limit} characters.',
  too_long: 'Use at most {limit} characters.',
  too_low: 'Enter {limit} or more.',
  too_high: 'Enter {limit} or less.',
  email: 'Check the email address: it should look like name@example.com.',
  taken: 'Already taken. Choose another.',
  wrong_password: 'The password is not right.',
  wrong_code: 'That code is not right, or was already used. Wait for the next one and try again.',
  too_common: 'This password is among the first that anyone would try. Choose another.',
  guessable:
    'This password would soon be guessed. Add two more words that have nothing to do with each other.',
  guessable_repeats:
    'Repeating letters or words protects nothing. Put different words in place of the repeats.',
  guessable_keys:
    'Neighboring keys are among the first tries. Use three or four words that have nothing to do with each other.',
  guessable_sequence:
    'Runs such as “abcd” or “6543” are among the first tries. Use words that have nothing to do with each other.',
  guessable_date: 'Dates and years are easy to guess. Add words that have nothing to do with the date.',
  guessable_names: 'People’s names are easy to guess. Add words that are not names.',
  guessable_own_words:
    'Names of yours, of this site or of a country are what anyone would try first. Use other words.',
  guessable_word:
    'A single word, however long, is soon guessed. Add two more that have nothing to do with it.',
  guessable_disguise: 'Signs in place of letters, or words spelled backward, hardly help. Add more words.',
  contains_identifier: 'The password must not contain your username or email address.',
  reserved: 'This address belongs to the site itself. Choose another one.',
  loop: 'The address would lead back to itself.',
  in_use: 'Places where it is used: {limit}.',
  not_a_picture: 'Send a JPEG, PNG, WebP, AVIF or GIF picture.',
  not_a_file: 'Send MP3, M4A, Ogg, WAV, MP4, WebM, PDF, EPUB, ZIP or an office document without macros.',
  damaged: 'The file is damaged or incomplete. Send it again.',
  too_many_pixels: 'The picture is too large: use at most {limit} megapixels.',
  always_active: 'This is the edition for everyone who has no other: it stays active.',
  mail_not_set_up: 'Sending email is not set up in this installation.',
  invalid: 'This value does not work here.',
  past: 'Choose a moment in the future.',
  unpublishable: 'Fix this before publishing.',
  untranslated: 'This is still in the language of the original. Translate it before publishing.',
  ean: 'Check the barcode: it has 8, 12, 13 or 14 digits, and the last one does not match the others.',
  unknown_spec: 'Choose a specification from the list: the editions have no words for this one.',
  weights: 'The weights must add up to 100%. Adjust them.',
  below_price:
    'The list price must be higher than the price. Correct one of them, or leave this field empty.',
  wrong_country:
    'This is another country’s store. Open the product in this edition’s store and paste that address.',
  wrong_tag: 'This tag is not ours in this store. Take “tag=” out of the address, or use this edition’s tag.',
  missing_tag:
    'This edition has no affiliate tag yet. Enter it under Editions, or give this offer a tag of its own.',
  unknown_host:
    'We do not know this store. Paste the full address of the product’s page, not a shortened one.',
  no_product:
    'There is no product at this address. Paste the one of the product’s page, with “/dp/”, or just the ASIN.',
  no_short_link:
    'Paste the short link that Shopee makes for affiliates: it begins with https://s.shopee.com.br/.',
  no_destination:
    'This link does not say where it leads. Paste the address of the product’s page in the store.',
  not_minted: 'This is not a link that this store’s network makes. Paste the one from its affiliate panel.',
  shop_closed: 'This store is closed in this edition. Reopen it under Stores, or choose another one.',
  not_published:
    'This product has no published review in this edition yet. Publish the review, or take the product out.',
  price_not_kept: 'This product’s store does not allow keeping a day’s price. Leave the price empty.',
  zip_archive: 'Open the ZIP and send the file inside it.',
  not_a_feed: 'Send a CSV, TSV, JSON or XML file without a DOCTYPE.',
  too_costly:
    'Reading this file took too much time or memory. Split it into smaller parts and send it again.',
} satisfies FieldErrorsTexts;
