import { useUpkeepLanguage } from '#web/admin/context/upkeep-texts.ts';
import { lengthOf } from './job-words.ts';

const WIDTH = 72;
const HEIGHT = 20;

/** How long the last ones took, oldest first: a line for the eye, a sentence for everybody else. */
export function Trend({ durations }: { durations: number[] }) {
  const { texts, tag } = useUpkeepLanguage();
  const last = durations.at(-1);
  if (last === undefined || durations.length < 2) return null;
  const most = Math.max(...durations, 1);
  const points = durations.map((ms, index) => {
    const x = 2 + (index / (durations.length - 1)) * (WIDTH - 4);
    return `${x.toFixed(1)},${(HEIGHT - 2 - (ms / most) * (HEIGHT - 4)).toFixed(1)}`;
  });
  const label = texts.jobs.trend(durations.length, lengthOf(last, tag));
  return (
    <span data-tip={label} className="inline-flex items-center gap-2 whitespace-nowrap">
      <svg role="img" aria-label={label} width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      <span aria-hidden="true">{lengthOf(last, tag)}</span>
    </span>
  );
}
