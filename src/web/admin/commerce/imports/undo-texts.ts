import { importUndo as en } from '#i18n/admin/en/commerce/import-undo.ts';
import { importUndo as pt } from '#i18n/admin/pt/commerce/import-undo.ts';
import { useOwnTexts } from '#web/admin/context/own-texts.ts';

export const useUndoTexts = () => useOwnTexts({ pt, en });
