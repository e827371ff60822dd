import type { AdminLanguage } from '#i18n/admin/languages.ts';
import { useLanguage } from './texts.tsx';

/** Words that one screen alone needs come with that screen, and nobody else loads them. */
export const useOwnTexts = <T>(texts: Record<AdminLanguage, T>): T => texts[useLanguage().language];
