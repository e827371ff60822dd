import { useMemo } from 'react';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { diffText } from '#web/admin/ui/audit/diff-text.ts';
import { FieldDiff } from '#web/admin/ui/audit/field-diff.tsx';
import { htmlLines } from './html-lines.ts';

/** Every page says when it was made: that alone is no difference. */
const withoutMoment = (html: string) => html.replace(/"renderedAt":"[^"]*"/, '"renderedAt":""');

/** Between the kept page and the new one, element by element. */
export function Difference(pages: { kept: string; now: string }) {
  const { renderedPagesDemo } = useUpkeepTexts();
  const [kept, now] = [withoutMoment(pages.kept), withoutMoment(pages.now)];
  const pieces = useMemo(() => (kept === now ? [] : diffText(htmlLines(kept), htmlLines(now))), [kept, now]);
  const places = pieces.filter(({ kind }) => kind === 'gap').length;
  return (
    <section aria-label={renderedPagesDemo.difference}>
      <h2 className="mb-1 text-base">{renderedPagesDemo.difference}</h2>
      {kept === now ? (
        <p>{renderedPagesDemo.same}</p>
      ) : (
        <>
          <p>{renderedPagesDemo.differs(Math.max(1, places - 1))}</p>
          <p className="text-mute mb-3 text-sm">
            {renderedPagesDemo.differenceAbout} {renderedPagesDemo.newer}
          </p>
          <div className="page-html">
            <FieldDiff pieces={pieces} label={renderedPagesDemo.differenceLines} />
          </div>
        </>
      )}
    </section>
  );
}
