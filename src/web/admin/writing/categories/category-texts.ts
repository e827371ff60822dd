import { categories as en } from '#i18n/admin/en/writing/categories.ts';
import { categories as pt } from '#i18n/admin/pt/writing/categories.ts';
import { useOwnTexts } from '#web/admin/context/own-texts.ts';

export const useCategoryTexts = () => useOwnTexts({ pt, en });
