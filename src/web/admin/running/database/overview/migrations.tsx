import type { DatabaseOverview } from '#contract/running/database/database.admin.schemas.ts';
import { useUpkeepLanguage } from '#web/admin/context/upkeep-texts.ts';

/** How its structure came to be what it is. */
export function Migrations({ migrations }: Pick<DatabaseOverview, 'migrations'>) {
  const { texts, tag } = useUpkeepLanguage();
  const { database } = texts;
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' });
  return (
    <details className="panel px-4 py-3">
      <summary className="cursor-pointer font-medium">
        {database.migrations} ({migrations.length})
      </summary>
      <p className="text-mute mt-2 mb-2 text-sm">{database.migrationsAbout}</p>
      <ol className="flex flex-col gap-1 text-sm">
        {migrations.map(({ name, madeAt }) => (
          <li key={madeAt} className="flex flex-wrap justify-between gap-x-4">
            <code className="font-mono wrap-anywhere">{name}</code>
            <time dateTime={madeAt} className="text-mute">
              {day.format(new Date(madeAt))}
            </time>
          </li>
        ))}
      </ol>
    </details>
  );
}
