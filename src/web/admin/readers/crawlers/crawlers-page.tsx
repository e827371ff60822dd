import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#web/admin/api/call.ts';
import { settingsQuery } from '#web/admin/api/settings.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { useUrlParam } from '#web/admin/context/url-params.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { TableError } from '#web/admin/ui/table/table-states.tsx';
import { Tabs } from '#web/admin/ui/tabs.tsx';
import { ParityTab } from './parity-tab.tsx';
import { RobotsTab } from './robots-tab.tsx';
import { RulesTab } from './rules-tab.tsx';
import { VisitsTab } from './visits-tab.tsx';

const LINES = [0, 1, 2, 3];

/** Some pages are not the same with and without scripts: until that is settled nothing else is promised here. */
function Alarm({ differing }: { differing: number }) {
  const { crawlers } = useUpkeepTexts();
  const [, open] = useUrlParam('tab');
  return (
    <div className="mb-6">
      <Notice tone="danger">
        <p className="font-medium">{crawlers.differing(differing)}</p>
        <p className="mt-1">{crawlers.differingText}</p>
        <button type="button" className="link-button mt-1" onClick={() => open('parity')}>
          {crawlers.seeDiffering}
        </button>
      </Notice>
    </div>
  );
}

function SameForAll() {
  const { crawlers } = useUpkeepTexts();
  return (
    <div className="mb-6">
      <Notice tone="info">
        <p className="font-medium">{crawlers.honestTitle}</p>
        <p className="mt-1">{crawlers.honestText}</p>
      </Notice>
    </div>
  );
}

/** Who else reads the site: what they get, who may come in, what they asked for, and that both variants are the same. */
export default function CrawlersPage() {
  const { crawlers } = useUpkeepTexts();
  const isOwner = useMay('owner');
  const [tab] = useUrlParam('tab');
  const settings = useQuery(settingsQuery());
  const parity = useQuery(apiQuery('GET /api/admin/crawlers/parity'));
  const differing = parity.data?.differing ?? 0;
  const list = settings.data?.items;
  return (
    <>
      <PageHeader title={crawlers.title} about={crawlers.about} />
      {differing > 0 ? tab !== 'parity' && <Alarm differing={differing} /> : <SameForAll />}
      {!isOwner && <p className="text-mute mb-4">{crawlers.ownersOnly}</p>}
      {settings.error && !list && <TableError error={settings.error} retry={settings.refetch} />}
      {!list && !settings.error && (
        <div className="flex flex-col gap-4 py-4" aria-busy="true">
          {LINES.map((line) => (
            <Skeleton key={line} index={line} />
          ))}
        </div>
      )}
      {list && (
        <Tabs
          label={crawlers.title}
          tabs={[
            { value: 'rules', label: crawlers.tabs.rules, content: <RulesTab settings={list} /> },
            { value: 'robots', label: crawlers.tabs.robots, content: <RobotsTab settings={list} /> },
            { value: 'visits', label: crawlers.tabs.visits, content: <VisitsTab /> },
            { value: 'parity', label: crawlers.tabs.parity, content: <ParityTab /> },
          ]}
        />
      )}
    </>
  );
}
