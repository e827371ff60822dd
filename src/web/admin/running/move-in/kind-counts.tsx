import type { MovedKind, MoveInCounts } from '#contract/running/move-in/move-in.words.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { useMoveInTexts } from './move-in-texts.ts';

interface Props {
  kinds: readonly MovedKind[];
  columns: { header: string; counts: MoveInCounts }[];
}

/** How many of each kind came to which end. */
export function KindCounts({ kinds, columns }: Props) {
  const words = useMoveInTexts();
  const { tag } = useLanguage();
  const format = new Intl.NumberFormat(tag);
  return (
    <div className="table-box">
      <table className="table table-compact">
        <thead>
          <tr>
            <th scope="col">{words.kind}</th>
            {columns.map(({ header }) => (
              <th key={header} scope="col" className="end tight">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row" className="text-start font-normal">
                {words.kinds[kind]}
              </th>
              {columns.map(({ header, counts }) => (
                <td key={header} className={`end tight ${counts[kind] > 0 ? 'font-semibold' : ''}`}>
                  {format.format(counts[kind])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
