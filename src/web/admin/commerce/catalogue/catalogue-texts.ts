import { catalogue as en } from '#i18n/admin/en/commerce/catalogue.ts';
import { catalogue as pt } from '#i18n/admin/pt/commerce/catalogue.ts';
import { useOwnTexts } from '#web/admin/context/own-texts.ts';

export const useCatalogueTexts = () => useOwnTexts({ pt, en });
