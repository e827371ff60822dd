import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { limits } from '#contract/site/limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { AdminPostRow } from '#contract/writing/posts/posts.admin.schemas.ts';
import { isoDay } from '#i18n/calendar.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { useReachable } from '#web/admin/context/reachable.tsx';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { type DayCount, dayName } from './month.ts';
import { useOverviewTexts } from './overview-texts.ts';

interface DayPostsProps {
  day: string;
  count: DayCount | undefined;
  edition: Locale | undefined;
  zoneOf: (locale: Locale) => string;
}

const momentOf = ({ status, publishedAt, scheduledFor }: AdminPostRow) =>
  status === 'scheduled' ? scheduledFor : publishedAt;

/** Posts of one day by name, each at its edition's own hour. */
export function DayPosts({ day, count, edition, zoneOf }: DayPostsProps) {
  const { tag } = useLanguage();
  const overview = useOverviewTexts();
  const reachable = useReachable();
  const link = useEditionLink();
  const part = { locale: edition, limit: limits.writing.listMax } as const;
  const published = useQuery({
    ...apiQuery('GET /api/admin/posts', { ...part, status: 'published', sort: 'published' }),
    enabled: (count?.published ?? 0) > 0,
  });
  const scheduled = useQuery({
    ...apiQuery('GET /api/admin/posts', { ...part, status: 'scheduled', sort: 'scheduled' }),
    enabled: (count?.scheduled ?? 0) > 0,
  });
  const posts = [...(published.data?.items ?? []), ...(scheduled.data?.items ?? [])].filter((post) => {
    const moment = momentOf(post);
    return moment !== null && isoDay(new Date(moment), zoneOf(post.locale)) === day;
  });
  const told = [
    count?.published ? overview.published(count.published) : '',
    count?.scheduled ? overview.scheduled(count.scheduled) : '',
  ].filter(Boolean);
  return (
    <div className="border-line mt-4 border-t pt-3">
      <p aria-live="polite">
        <span className="font-semibold">{dayName(day, tag)}.</span>{' '}
        <span className="text-mute">{told.length > 0 ? `${told.join(', ')}.` : overview.nothingThatDay}</span>
      </p>
      <ul className="mt-1">
        {posts.map((post) => (
          <li key={post.id} className="flex items-baseline gap-2 py-1">
            <span className={`day-mark self-center day-${post.status}`} aria-hidden="true" />
            <span className="text-mute numbers shrink-0 text-sm">
              {new Date(momentOf(post) ?? day).toLocaleTimeString(tag, {
                timeStyle: 'short',
                timeZone: zoneOf(post.locale),
              })}
            </span>
            {edition === undefined && <span className="self-center">{flagOf(post.locale, 16)}</span>}
            {reachable(adminRoutes.editPost) ? (
              <Link
                to={link(adminRoutes.editPost.replace(':id', String(post.id)))}
                className="row-handle min-w-0 truncate font-normal"
              >
                {post.shownTitle}
              </Link>
            ) : (
              <span className="min-w-0 truncate">{post.shownTitle}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
