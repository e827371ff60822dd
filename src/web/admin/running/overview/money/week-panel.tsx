import { Link } from 'react-router';
import { adminRoutes, editPostPath } from '#contract/site/addresses/admin-paths.ts';
import type { Locale } from '#contract/site/locales.ts';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { Panel } from '../panel.tsx';
import { useMoney } from './money-panel.tsx';
import { useMoneyTexts } from './money-texts.ts';

interface WeekPanelProps {
  edition: Locale | undefined;
  zoneOf: (locale: Locale) => string;
}

/** What comes out within a week, each at its edition's own hour. */
export function WeekPanel({ edition, zoneOf }: WeekPanelProps) {
  const { tag } = useLanguage();
  const words = useMoneyTexts();
  const link = useEditionLink();
  const { data, isPending } = useMoney(edition);
  const when = (at: string, locale: Locale) =>
    new Date(at).toLocaleString(tag, {
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: zoneOf(locale),
    });
  return (
    <Panel
      title={words.week}
      busy={isPending}
      link={
        <Link to={link(adminRoutes.posts, { status: 'scheduled' })} className="link-button text-sm">
          {words.toScheduled}
        </Link>
      }
    >
      {!data && (
        <div className="px-4 pb-4">
          <Skeleton index={0} />
        </div>
      )}
      {data?.week.length === 0 && <p className="text-mute px-4 pb-4">{words.noneThisWeek}</p>}
      <ul className="panel-list">
        {data?.week.map(({ id, title, locale, at }) => (
          <li key={id} className="panel-row items-center py-1.5">
            {flagOf(locale, 16)}
            <Link to={link(editPostPath(id))} className="row-handle min-w-0 flex-1 truncate font-normal">
              {title}
            </Link>
            <span className="text-mute numbers shrink-0 text-sm">{when(at, locale)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
