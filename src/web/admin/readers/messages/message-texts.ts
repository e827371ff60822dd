import { messages as en } from '#i18n/admin/en/readers/messages.ts';
import { messages as pt } from '#i18n/admin/pt/readers/messages.ts';
import { useOwnTexts } from '#web/admin/context/own-texts.ts';

export const useMessageTexts = () => useOwnTexts({ pt, en });
