import { useQuery } from '@tanstack/react-query';
import type { DatabaseOverview } from '#contract/running/database/database.admin.schemas.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { useUpkeepLanguage } from '#web/admin/context/upkeep-texts.ts';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { type Fact, KeyValues } from '#web/admin/ui/key-values.tsx';
import { TableError } from '#web/admin/ui/table/table-states.tsx';
import { fileSize } from '#web/shared/file-size.ts';
import { Migrations } from './migrations.tsx';
import { SlowestStatements } from './slowest-statements.tsx';
import { TablesTable } from './tables-table.tsx';
import { Upkeep } from './upkeep.tsx';

const LINES = [0, 1, 2, 3];

function Connections({ connections, engine }: Pick<DatabaseOverview, 'connections' | 'engine'>) {
  const { database } = useUpkeepLanguage().texts;
  if (!connections) return engine === 'embedded' ? database.oneConnection : database.unknown;
  const all = connections.open.reduce((sum, { n }) => sum + n, 0);
  return (
    <>
      {database.connectionsOf(all, connections.most)}
      <ul className="text-mute text-sm">
        {connections.open.map(({ state, program, n }) => (
          <li key={`${program} ${state}`}>
            {n} × {program || '—'} ({database.state(state)})
          </li>
        ))}
      </ul>
    </>
  );
}

function Facts({ seen }: { seen: DatabaseOverview }) {
  const { texts, tag } = useUpkeepLanguage();
  const { database } = texts;
  const { engine, version, place, bytes, connections } = seen;
  const facts: Fact[] = [
    { name: database.engine, value: database.engines[engine] },
    { name: database.version, value: `PostgreSQL ${version}` },
    ...(place ? [{ name: database.place, value: <code className="font-mono text-sm">{place}</code> }] : []),
    { name: database.size, value: fileSize(bytes, tag) },
    { name: database.connections, value: <Connections connections={connections} engine={engine} /> },
  ];
  return (
    <section aria-label={database.facts} className="panel p-4">
      <KeyValues facts={facts} />
    </section>
  );
}

export function OverviewTab() {
  const { data, error, refetch } = useQuery(apiQuery('GET /api/admin/database'));
  if (error && !data) return <TableError error={error} retry={refetch} />;
  if (!data) {
    return (
      <div className="flex flex-col gap-4" aria-busy="true">
        {LINES.map((line) => (
          <Skeleton key={line} index={line} />
        ))}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-8">
      <div className="grid gap-4 lg:grid-cols-2">
        <Facts seen={data} />
        <Upkeep checkpoint={data.checkpoint} />
      </div>
      <TablesTable tables={data.tables} />
      {data.slowest && <SlowestStatements slowest={data.slowest} engine={data.engine} />}
      <Migrations migrations={data.migrations} />
    </div>
  );
}
