import { edge as en } from '#i18n/admin/en/pages/edge.ts';
import { edge as pt } from '#i18n/admin/pt/pages/edge.ts';
import { useOwnTexts } from '#web/admin/context/own-texts.ts';

export const useEdgeTexts = () => useOwnTexts({ pt, en });
