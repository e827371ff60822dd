import type { FeedProblemCode } from '#contract/commerce/imports/imports.words.ts';
import { fileSizes } from './file-sizes.ts';

/** By themselves: feeds that come without anybody asking fail in the same ways. */
export const feedProblemTexts: Record<FeedProblemCode, string> = {
  empty: 'The file is empty.',
  zip: 'This ZIP archive holds several files, a password or a spreadsheet. Open it and send what is inside.',
  damaged: 'The file is damaged or incomplete. Download it from the shop again.',
  too_large: fileSizes.too_large,
  too_dense: fileSizes.too_dense,
  too_many_rows: fileSizes.too_many_rows,
  too_costly:
    'Reading the file took too much time or memory, so it was given up. Nothing was changed: split it into smaller parts.',
  doctype: 'The file has a DOCTYPE, which is not read for safety. Ask the shop for one without it.',
  unknown_format: 'This is not CSV, TSV, JSON or XML. Perhaps it is a page of the shop instead of the feed.',
  missing: 'The file is no longer here. Send it again.',
  failed: 'A failure of ours. The server’s log says which. Nothing was changed.',
  changed_meanwhile:
    'Somebody changed one of the products after the check. Nothing was imported: check again, then import.',
  not_undone: 'The import was not undone: something failed on the way, and all is as it was. Try again.',
};
