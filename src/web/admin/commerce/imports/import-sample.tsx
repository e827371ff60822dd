import type { ImportDetail } from '#contract/commerce/imports/imports.admin.schemas.ts';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { columnLabel } from './column-label.ts';

/** The first rows as they were read, whatever the file is. */
export function ImportSample({ detail: { columns, sample } }: { detail: ImportDetail }) {
  const { imports: words } = useTradeTexts();
  if (sample.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="table-box sample-box" tabIndex={0} aria-label={words.sample}>
      <table className="table">
        <caption className="text-mute px-3 py-2 text-left">{words.sample}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {columnLabel(name, words)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name than their place
            <tr key={index}>
              {columns.map((name) => (
                <td key={name}>{row[name] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
