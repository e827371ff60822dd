import { people as en } from '#i18n/admin/en/people/people.ts';
import { people as pt } from '#i18n/admin/pt/people/people.ts';
import { useOwnTexts } from '#web/admin/context/own-texts.ts';

export const usePeopleTexts = () => useOwnTexts({ pt, en });
