import { useState } from 'react';
import type { PageComparison } from '#contract/pages/rendered-pages/rendered-pages.admin.schemas.ts';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';

/** In a frame in which nothing runs: the answer's own policy sees to that, and the frame does once more. */
export function BarePage({ comparison: { path, kept, now } }: { comparison: PageComparison }) {
  const { renderedPagesDemo } = useUpkeepTexts();
  const choices = [
    ...(kept ? [['kept', renderedPagesDemo.showKept] as const] : []),
    ...(now ? [['now', renderedPagesDemo.showNow] as const] : []),
  ];
  const [chosen, choose] = useState<'kept' | 'now'>('kept');
  const of = choices.some(([each]) => each === chosen) ? chosen : choices[0]?.[0];
  if (!of) return null;
  const source = `/api/admin/pre-render/view?${new URLSearchParams({ path, of })}`;
  return (
    <section aria-label={renderedPagesDemo.frame}>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="text-base">{renderedPagesDemo.frame}</h2>
          <p className="text-mute text-sm">{renderedPagesDemo.frameAbout}</p>
        </div>
        <div className="segments">
          {choices.map(([value, label]) => (
            <button
              key={value}
              type="button"
              className="segment"
              aria-pressed={value === of}
              onClick={() => choose(value)}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      <iframe
        key={source}
        src={source}
        sandbox="allow-same-origin"
        title={renderedPagesDemo.frameOf(path)}
        className="page-frame"
      />
    </section>
  );
}
