import { useLanguage } from '#web/admin/context/texts.tsx';
import { exactMoment, relativeMoment } from './moments.ts';
import { useNow } from './use-now.ts';

/** "5 minutes ago", which stays true while one looks at it; the exact moment on hover and for machines. */
export function RelativeTime({ moment }: { moment: string }) {
  const { tag } = useLanguage();
  const now = useNow();
  return (
    <time dateTime={moment} data-tip={exactMoment(new Date(moment), tag)} className="whitespace-nowrap">
      {relativeMoment(new Date(moment), now, tag)}
    </time>
  );
}
