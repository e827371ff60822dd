import type { Renewal } from '#contract/writing/renewals/renewals.admin.schemas.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { figuresIn } from '#web/admin/ui/figures.ts';
import { useRenewalTexts } from './renewal-texts.ts';

/** "2024" or "March 2026": a year is no number that is parted. */
const timeNamed = (year: number, month: number, tag: string): string =>
  month === 0
    ? String(year)
    : new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(Date.UTC(year, month - 1, 15)),
      );

/** The reasons, each with its numbers and what it puts at stake: they add up to the sum. */
export function RenewalWhy({ renewal: { lines, clicks, views } }: { renewal: Renewal }) {
  const { tag } = useLanguage();
  const texts = useRenewalTexts();
  const { number } = figuresIn(tag);
  const said = (reason: Renewal['lines'][number]['reason'], n: number, of: number) =>
    texts.sentences[reason](reason === 'dated' ? timeNamed(n, of, tag) : number(n), number(of));
  return (
    <details>
      <summary className="text-mute cursor-pointer text-sm">
        {lines[0] && said(lines[0].reason, lines[0].n, lines[0].of)}
        {lines.length > 1 && ` · ${texts.why(lines.length)}`}
      </summary>
      <ul className="mt-1 flex flex-col gap-1 text-sm">
        {lines.map(({ reason, points, n, of }) => (
          <li key={reason} className="flex flex-wrap justify-between gap-x-4">
            <span className="min-w-0">
              <span className="font-medium">{texts.reasons[reason]}:</span> {said(reason, n, of)}
            </span>
            <span className="text-mute numbers">{texts.clicksAMonth(number(points))}</span>
          </li>
        ))}
        <li className="text-mute">{texts.counted(number(clicks), number(views))}</li>
      </ul>
    </details>
  );
}
