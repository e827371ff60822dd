import { failingLinks as en } from '#i18n/admin/en/writing/failing-links.ts';
import { failingLinks as pt } from '#i18n/admin/pt/writing/failing-links.ts';
import { useOwnTexts } from '#web/admin/context/own-texts.ts';

export const useFailingTexts = () => useOwnTexts({ pt, en });
