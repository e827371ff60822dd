import { Link } from 'react-router';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { useReachable } from '#web/admin/context/reachable.tsx';
import { buttonClass } from '#web/admin/ui/button.tsx';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import type { Need } from './needs.ts';
import { useOverviewTexts } from './overview-texts.ts';
import { Panel } from './panel.tsx';

export function NeedsPanel({ needs, busy }: { needs: Need[]; busy: boolean }) {
  const overview = useOverviewTexts();
  return (
    <Panel title={overview.needs} busy={busy}>
      {needs.length > 0 && (
        <ul className="panel-list">
          {needs.map((need) => (
            <NeedRow key={need.key} need={need} />
          ))}
        </ul>
      )}
      {needs.length === 0 && busy && (
        <div className="px-4 pt-1 pb-5">
          <Skeleton index={1} />
        </div>
      )}
      {needs.length === 0 && !busy && (
        <div className="panel-row px-4 pb-4">
          <span className="text-ok">
            <Icon of="circle-check" size={18} />
          </span>
          <p>
            <span className="font-semibold">{overview.nothingNeeded}.</span>{' '}
            <span className="text-mute">{overview.nothingNeededText}</span>
          </p>
        </div>
      )}
    </Panel>
  );
}

/** Where this person has no screen to do it on, it is still good to know. */
function NeedRow({ need }: { need: Need }) {
  const reachable = useReachable();
  const link = useEditionLink();
  const { route, params } = need.to;
  return (
    <li className="panel-row flex-wrap items-center sm:flex-nowrap">
      <span className={need.urgent ? 'text-warn' : 'text-mute'}>
        <Icon of={need.icon} size={18} />
      </span>
      <div className="min-w-0 flex-1 max-sm:basis-3/4">
        <p className="font-semibold">{need.title}</p>
        <p className="text-mute text-sm">{need.text}</p>
      </div>
      {reachable(route) && (
        <Link
          to={link(route, params)}
          className={buttonClass('quiet', 'max-sm:ml-8')}
          aria-label={`${need.action}: ${need.title}`}
        >
          {need.action}
        </Link>
      )}
    </li>
  );
}
