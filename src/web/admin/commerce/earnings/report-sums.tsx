import type { EarningReportDetail } from '#contract/commerce/earnings/earnings.admin.schemas.ts';
import { earningStates } from '#contract/commerce/networks/network.ts';
import { useEarningTexts } from '#web/admin/context/earnings-texts.ts';
import { fileSums } from './report-states.ts';
import { SumLines } from './sum-lines.tsx';

interface ReportSumsProps {
  found: NonNullable<EarningReportDetail['figures']>;
  stored: EarningReportDetail['stored'];
}

/** The file's sum beside ours, state by state. */
export function ReportSums({ found: { sums, leftOutSums }, stored }: ReportSumsProps) {
  const { words } = useEarningTexts();
  const shown = earningStates.filter((state) =>
    [...sums, ...(stored ?? [])].some((each) => each.state === state),
  );
  const of = <T extends { state: string }>(list: readonly T[], state: string) =>
    list.filter((each) => each.state === state);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="table-box sample-box max-w-form" tabIndex={0} aria-label={words.sumTitle}>
      <table className="table">
        <caption className="text-mute px-3 py-2 text-left">{words.sumTitle}</caption>
        <thead>
          <tr>
            <th scope="col">{words.fields.state}</th>
            <th scope="col" className="end">
              {words.inFile}
            </th>
            {stored && (
              <th scope="col" className="end">
                {words.ours}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((state) => (
            <tr key={state}>
              <th scope="row" className="font-normal">
                {words.earningStates[state]}
              </th>
              <td className="end">
                <SumLines sums={of(sums, state)} />
              </td>
              {stored && (
                <td className="end">
                  <SumLines sums={of(stored, state)} />
                </td>
              )}
            </tr>
          ))}
          {leftOutSums.length > 0 && (
            <tr>
              <th scope="row" className="font-normal">
                {words.left}
              </th>
              <td className="end">
                <SumLines sums={leftOutSums} />
              </td>
              {stored && <td className="end">–</td>}
            </tr>
          )}
          <tr>
            <th scope="row">{words.all}</th>
            <td className="end font-semibold">
              <SumLines sums={fileSums(sums, leftOutSums)} />
            </td>
            {stored && (
              <td className="end font-semibold">
                <SumLines sums={fileSums(stored, [])} />
              </td>
            )}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
