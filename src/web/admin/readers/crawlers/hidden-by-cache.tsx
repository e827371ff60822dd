import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#web/admin/api/call.ts';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';

/** Where a cache answers crawlers by itself, the figures here are too small, and say so. */
export function HiddenByCache() {
  const { crawlers } = useUpkeepTexts();
  const { data } = useQuery(apiQuery('GET /api/admin/crawlers'));
  if (!data?.behindCache) return null;
  return (
    <Notice tone="info">
      <p className="font-medium">{crawlers.hiddenTitle}</p>
      <p className="mt-1">{crawlers.hiddenText}</p>
    </Notice>
  );
}
