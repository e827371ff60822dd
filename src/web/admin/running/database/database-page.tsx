import { useMay } from '#web/admin/context/me.tsx';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { Tabs } from '#web/admin/ui/tabs.tsx';
import { ConsoleTab } from './console/console-tab.tsx';
import { IntegrityTab } from './integrity/integrity-tab.tsx';
import { OverviewTab } from './overview/overview-tab.tsx';

/** What holds everything: what is in it, whether it is sound, and questions to it. */
export default function DatabasePage() {
  const { database } = useUpkeepTexts();
  const isOwner = useMay('owner');
  return (
    <>
      <PageHeader title={database.title} about={database.about} />
      <Tabs
        label={database.tabs}
        tabs={[
          { value: 'overview', label: database.overview, content: <OverviewTab /> },
          { value: 'checks', label: database.integrity, content: <IntegrityTab /> },
          ...(isOwner ? [{ value: 'console', label: database.console, content: <ConsoleTab /> }] : []),
        ]}
      />
    </>
  );
}
