import type { DatabaseOverview } from '#contract/running/database/database.admin.schemas.ts';
import { useUpkeepLanguage } from '#web/admin/context/upkeep-texts.ts';

type Slowest = NonNullable<DatabaseOverview['slowest']>;

/** What took longest, without the values that were asked for. */
export function SlowestStatements({
  slowest: { source, items },
  engine,
}: {
  slowest: Slowest;
  engine: DatabaseOverview['engine'];
}) {
  const { texts, tag } = useUpkeepLanguage();
  const { database } = texts;
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 0 });
  const ms = (value: number) => database.ms(number.format(value));
  return (
    <section aria-label={database.slowest}>
      <h2 className="text-base">{database.slowest}</h2>
      <p className="text-mute mb-3 text-sm">
        {source === 'server' ? database.slowestServer : database.slowestProcess}{' '}
        {source === 'process' && engine === 'server' && database.slowestMore}
      </p>
      {items.length === 0 ? (
        <p className="panel p-4">{database.noSlow}</p>
      ) : (
        <ol className="panel divide-line divide-y">
          {items.map(({ sql, calls, meanMs, maxMs }) => (
            <li key={sql} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 px-4 py-3">
              <code className="statement min-w-0 flex-1 basis-72">{sql}</code>
              <span className="text-mute numbers text-sm">
                {database.slowestTime} {ms(maxMs)} · {database.mean} {ms(meanMs)} · {number.format(calls)} ×
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
