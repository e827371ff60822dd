import type { EdgeOverview } from '#contract/pages/edge/edge.admin.schemas.ts';
import { servedFrom } from '#contract/pages/rendered-pages/rendered-pages.words.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { KeyValues } from '#web/admin/ui/key-values.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { useEdgeTexts } from './edge-texts.ts';

/** What caches came here for, as far as a server can know it. */
export function CacheAnswers({ overview: { answers, since } }: { overview: EdgeOverview }) {
  const texts = useEdgeTexts();
  const { tag } = useLanguage();
  if (!answers) return null;
  const number = new Intl.NumberFormat(tag);
  const all = servedFrom.reduce((sum, from) => sum + (answers[from] ?? 0), 0);
  return (
    <section aria-label={texts.answers} className="flex max-w-form flex-col gap-3">
      <h2 className="text-lg font-semibold">{texts.answers}</h2>
      {all === 0 ? (
        <Notice tone="warn">{texts.noAnswers}</Notice>
      ) : (
        <>
          <p>
            {texts.answered(number.format(all))}
            {since && (
              <>
                {' '}
                (<RelativeTime moment={since} />)
              </>
            )}
          </p>
          <KeyValues
            facts={servedFrom
              .filter((from) => (answers[from] ?? 0) > 0)
              .map((from) => ({ name: texts.from[from], value: number.format(answers[from] ?? 0) }))}
          />
        </>
      )}
      <p className="text-mute text-sm">{texts.hidden}</p>
    </section>
  );
}
