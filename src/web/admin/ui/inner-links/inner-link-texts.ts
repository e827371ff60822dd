import { innerLinks as en } from '#i18n/admin/en/writing/inner-links.ts';
import { innerLinks as pt } from '#i18n/admin/pt/writing/inner-links.ts';
import { useOwnTexts } from '#web/admin/context/own-texts.ts';

export const useInnerLinkTexts = () => useOwnTexts({ pt, en });
