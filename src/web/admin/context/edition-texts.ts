import { editions as en } from '#i18n/admin/en/running/editions.ts';
import { editions as pt } from '#i18n/admin/pt/running/editions.ts';
import { useOwnTexts } from './own-texts.ts';

/** Also for the palette, which finds what can be set by its name. */
export const useEditionTexts = () => useOwnTexts({ pt, en });
