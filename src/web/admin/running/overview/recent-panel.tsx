import { Link } from 'react-router';
import type { Overview } from '#contract/running/overview/overview.admin.schemas.ts';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { useReachable } from '#web/admin/context/reachable.tsx';
import { AuditLine } from '#web/admin/ui/audit/audit-line.tsx';
import { Avatar } from '#web/admin/ui/avatar.tsx';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { useOverviewTexts } from './overview-texts.ts';
import { Panel } from './panel.tsx';

const PLACES = [0, 1, 2, 3];

export function RecentPanel({ actions }: { actions: Overview['recentActions'] | undefined }) {
  const overview = useOverviewTexts();
  const link = useEditionLink();
  const reachable = useReachable();
  return (
    <Panel
      title={overview.recent}
      busy={!actions}
      link={
        reachable(adminRoutes.audit) && (
          <Link to={link(adminRoutes.audit)} className="link-button text-sm">
            {overview.all}
          </Link>
        )
      }
    >
      {actions?.length === 0 && (
        <p className="text-mute px-4 pb-4">
          {overview.noChanges}. {overview.noChangesText}
        </p>
      )}
      <ul className="panel-list">
        {!actions &&
          PLACES.map((place) => (
            <li key={place} className="panel-row">
              <Skeleton index={place} />
            </li>
          ))}
        {actions?.map((action) => (
          <li key={action.id} className="panel-row items-center py-1.5">
            <Avatar name={action.actor} size={24} />
            <div className="min-w-0 flex-1 gap-3 sm:flex sm:items-baseline">
              <p className="flex-1">
                <AuditLine entry={{ ...action, actor: { id: null, name: action.actor } }} />
              </p>
              <span className="text-mute inline-flex items-center gap-1.5 text-sm">
                {action.locale && flagOf(action.locale, 16)}
                <RelativeTime moment={action.at} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
