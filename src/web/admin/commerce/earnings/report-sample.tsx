import { useEarningTexts } from '#web/admin/context/earnings-texts.ts';

/** The first rows as they are written. */
export function ReportSample({ header, sample }: { header: string[]; sample: string[][] }) {
  const { words } = useEarningTexts();
  if (sample.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="table-box sample-box" tabIndex={0} aria-label={words.sample}>
      <table className="table">
        <caption className="text-mute px-3 py-2 text-left">{words.sample}</caption>
        <thead>
          <tr>
            {header.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same name
              <th key={index} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name than their place
            <tr key={row}>
              {header.map((_name, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={index}>{cells[index] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
