import { together as en } from '#i18n/admin/en/writing/post-together.ts';
import { together as pt } from '#i18n/admin/pt/writing/post-together.ts';
import { useOwnTexts } from '#web/admin/context/own-texts.ts';

export const useTogetherTexts = () => useOwnTexts({ pt, en });
