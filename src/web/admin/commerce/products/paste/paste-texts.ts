import { pastedLinks as en } from '#i18n/admin/en/commerce/pasted-links.ts';
import { pastedLinks as pt } from '#i18n/admin/pt/commerce/pasted-links.ts';
import { useOwnTexts } from '#web/admin/context/own-texts.ts';

export const usePasteTexts = () => useOwnTexts({ pt, en });
