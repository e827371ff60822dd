import type { OverviewMoney } from '#contract/running/overview/overview-money.admin.schemas.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { figuresIn } from '#web/admin/ui/figures.ts';
import { useMoneyTexts } from './money-texts.ts';

const WIDTH = 100;
const STEP = 34;
/** So that a step of one in a thousand is still to be seen. */
const LEAST = 6;

const widthOf = (share: number) => Math.max(LEAST, Math.sqrt(share) * WIDTH);

function sides(from: number, to: number, y: number): string {
  const left = (width: number) => ((WIDTH - width) / 2).toFixed(1);
  const right = (width: number) => ((WIDTH + width) / 2).toFixed(1);
  return `M${left(from)} ${y} L${right(from)} ${y} L${right(to)} ${y + STEP - 2} L${left(to)} ${y + STEP - 2} Z`;
}

/** How few of those who look go on, and what each of them is worth. The words beside it say the same. */
export function Funnel({ totals }: Pick<OverviewMoney, 'totals'>) {
  const { tag } = useLanguage();
  const words = useMoneyTexts();
  const figures = figuresIn(tag);
  const share = totals.views > 0 ? Math.min(1, totals.clicks / totals.views) : 0;
  const clicked = widthOf(share);
  const perClick = figures.perClick(totals.earned);
  const steps = [
    { name: words.views, value: figures.number(totals.views), note: '' },
    {
      name: words.clicks,
      value: figures.number(totals.clicks),
      note: words.ofViews(figures.share(totals.clicks, totals.views)),
    },
    {
      name: words.earned,
      value: figures.sums(totals.earned).join(' · ') || '–',
      note: perClick.length > 0 ? words.perClick(perClick.join(' · ')) : '',
    },
  ];
  return (
    <figure className="funnel">
      <figcaption className="text-mute text-sm">{words.funnel}</figcaption>
      <div className="flex gap-3">
        <svg
          className="funnel-shape"
          viewBox={`0 0 ${WIDTH} ${STEP * 3}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className="funnel-1" d={sides(WIDTH, clicked, 0)} />
          <path className="funnel-2" d={sides(clicked, Math.max(LEAST, clicked / 2), STEP)} />
          <path className="funnel-3" d={sides(Math.max(LEAST, clicked / 2), LEAST, STEP * 2)} />
        </svg>
        <ol className="funnel-steps">
          {steps.map(({ name, value, note }) => (
            <li key={name}>
              <span className="font-semibold">{value}</span> <span className="text-mute">{name}</span>
              {note && <span className="text-mute block text-sm">{note}</span>}
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}
