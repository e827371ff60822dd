import { postBoard as en } from '#i18n/admin/en/writing/post-board.ts';
import { postBoard as pt } from '#i18n/admin/pt/writing/post-board.ts';
import { useOwnTexts } from '#web/admin/context/own-texts.ts';

export const useBoardTexts = () => useOwnTexts({ pt, en });
