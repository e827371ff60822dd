import type { RowUndo } from '#contract/commerce/imports/imports.words.ts';
import type { ImportUndoTexts } from '../../pt/commerce/import-undo.ts';

const undos: Record<RowUndo, string> = {
  undone: 'Undone',
  changed: 'Stayed: changed since',
  in_use: 'Stayed: in use',
};

export const importUndo: ImportUndoTexts = {
  undos,
  fetchRefused: (n) => (n === 1 ? 'Download the refused row' : `Download the ${n} refused rows`),
  fetchRefusedAbout: 'A CSV with the original columns and the reason. Mend it and send it again.',
  undo: 'Undo the import',
  undoTitle: 'Undo this import?',
  undoLooking: 'Looking at what has changed since…',
  undoGoes: (products, offers) =>
    [
      products > 0 &&
        (products === 1 ? '1 product that it made goes' : `${products} products that it made go`),
      offers > 0 && (offers === 1 ? '1 new offer goes' : `${offers} new offers go`),
    ]
      .filter(Boolean)
      .join('; '),
  undoRestores: (n) =>
    n === 1 ? '1 row gets its former values back' : `${n} rows get their former values back`,
  undoCatalogue: 'The catalogue is what it was before',
  undoKeepsChanged: (n) =>
    n === 1 ? '1 row stays: it was changed since' : `${n} rows stay: they were changed since`,
  undoKeepsUsed: (n) =>
    n === 1 ? '1 product stays: a text shows it' : `${n} products stay: texts show them`,
  undoNothing: 'Nothing of it can be undone: all of it was changed since or is in use.',
  undoAfter: 'Pages are made anew. There is no way back from here but to send the file again.',
  undoing: 'Undoing. You may leave this page: the work goes on.',
  undoneText: (n, by) => `${n === 1 ? '1 row undone' : `${n} rows undone`} by ${by}.`,
  undoneKept: (n) =>
    n === 1
      ? '1 row stayed as it is, because it was changed since or is in use.'
      : `${n} rows stayed as they are, because they were changed since or are in use.`,
  showKept: 'See what stayed',
};
