import { money as en } from '#i18n/admin/en/running/overview-money.ts';
import { money as pt } from '#i18n/admin/pt/running/overview-money.ts';
import { useOwnTexts } from '#web/admin/context/own-texts.ts';

export const useMoneyTexts = () => useOwnTexts({ pt, en });
