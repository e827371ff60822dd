import { links as en } from '#i18n/admin/en/writing/links.ts';
import { links as pt } from '#i18n/admin/pt/writing/links.ts';
import { useOwnTexts } from '#web/admin/context/own-texts.ts';

export const useLinkTexts = () => useOwnTexts({ pt, en });
