import { settings as en } from '#i18n/admin/en/running/settings.ts';
import { settings as pt } from '#i18n/admin/pt/running/settings.ts';
import { useOwnTexts } from './own-texts.ts';

/** Also for the palette, which finds what can be set by its name. */
export const useSettingTexts = () => useOwnTexts({ pt, en });
