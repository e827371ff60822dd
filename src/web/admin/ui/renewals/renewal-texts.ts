import { renewals as en } from '#i18n/admin/en/writing/renewals.ts';
import { renewals as pt } from '#i18n/admin/pt/writing/renewals.ts';
import { useOwnTexts } from '#web/admin/context/own-texts.ts';

export const useRenewalTexts = () => useOwnTexts({ pt, en });
