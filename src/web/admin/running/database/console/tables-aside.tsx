import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '#web/admin/api/call.ts';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';

/** What can be asked for; a press puts a name where the cursor is. */
export function TablesAside({ onChoose }: { onChoose: (name: string) => void }) {
  const { database } = useUpkeepTexts();
  const { data } = useQuery(apiQuery('GET /api/admin/database/tables'));
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const shown = (data?.items ?? []).filter(({ name }) => name.includes(wanted));
  return (
    <aside aria-label={database.tablesAside} className="panel flex flex-col gap-2 p-3">
      <h2 className="text-base">{database.tablesAside}</h2>
      <input
        type="search"
        className="input"
        aria-label={database.findTable}
        placeholder={database.findTable}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul className="console-tables">
        {shown.map(({ name, columns }) => (
          <li key={name}>
            <details>
              <summary className="cursor-pointer py-1 font-mono text-sm wrap-anywhere">{name}</summary>
              <ul className="mb-1 flex flex-col pl-3">
                {[{ name, type: '' }, ...columns].map((column) => (
                  <li key={`${column.name} ${column.type}`} className="flex flex-wrap items-baseline gap-x-2">
                    <button
                      type="button"
                      className="link-button min-h-6 min-w-6 text-left font-mono text-sm"
                      aria-label={database.putIn(column.name)}
                      onClick={() => onChoose(column.name)}
                    >
                      {column.name}
                    </button>
                    <span className="text-mute text-xs">{column.type}</span>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </aside>
  );
}
