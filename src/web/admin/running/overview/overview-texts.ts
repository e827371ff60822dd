import { overview as en } from '#i18n/admin/en/running/overview.ts';
import { overview as pt } from '#i18n/admin/pt/running/overview.ts';
import { useOwnTexts } from '#web/admin/context/own-texts.ts';

export const useOverviewTexts = () => useOwnTexts({ pt, en });
