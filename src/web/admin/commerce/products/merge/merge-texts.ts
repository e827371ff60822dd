import { productMerges as en } from '#i18n/admin/en/commerce/product-merges.ts';
import { productMerges as pt } from '#i18n/admin/pt/commerce/product-merges.ts';
import { useOwnTexts } from '#web/admin/context/own-texts.ts';

export const useMergeTexts = () => useOwnTexts({ pt, en });
