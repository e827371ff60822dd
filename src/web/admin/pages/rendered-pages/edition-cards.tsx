import { Link, useSearchParams } from 'react-router';
import type {
  EditionPages,
  RenderedPagesOverview,
} from '#contract/pages/rendered-pages/rendered-pages.admin.schemas.ts';
import { pageStates } from '#contract/pages/rendered-pages/rendered-pages.words.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useUpkeepLanguage } from '#web/admin/context/upkeep-texts.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { Progress } from '#web/admin/ui/feedback/progress.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { count, share, weight } from './figures.ts';
import { stateTones } from './page-words.ts';

const sum = (numbers: Record<string, number>) => Object.values(numbers).reduce((total, n) => total + n, 0);

function Card({ edition }: { edition: EditionPages }) {
  const { texts, tag } = useUpkeepLanguage();
  const { renderedPages } = texts;
  const nameOf = useEditionNames();
  const [params] = useSearchParams();
  const { locale, pages, answers, bytes, size, rendersPerSecond } = edition;
  const all = sum(pages);
  const ready = renderedPages.readyOf(count(pages.fresh, tag), count(all, tag));
  const hits = share(answers.memory + answers.disk, sum(answers), tag);
  const narrowed = (state: string) => {
    const next = new URLSearchParams(params);
    next.set('state', state);
    if (locale) next.set('edition', locale);
    else next.delete('edition');
    return `?${next}`;
  };
  return (
    <li className="panel flex flex-col gap-2 px-4 py-3">
      <p className="flex items-center gap-2 font-medium">
        {locale && flagOf(locale, 18)}
        <span className="min-w-0 truncate">{locale ? nameOf(locale) : renderedPages.outside}</span>
      </p>
      {all === 0 ? (
        <p className="text-mute text-sm">{renderedPages.noPages}</p>
      ) : (
        <>
          <p className="text-sm">{ready}</p>
          <Progress label={ready} value={pages.fresh} max={all} />
          <p className="flex flex-wrap gap-1.5">
            {pageStates
              .filter((state) => pages[state] > 0)
              .map((state) => (
                <Link key={state} to={narrowed(state)} className="no-underline" preventScrollReset>
                  <Badge tone={stateTones[state]}>
                    {renderedPages.countOf(count(pages[state], tag), renderedPages.states[state])}
                  </Badge>
                </Link>
              ))}
          </p>
        </>
      )}
      <p className="text-mute mt-auto text-sm">
        {bytes > 0 && (
          <span className="block">{renderedPages.weight(weight(bytes, tag), weight(size, tag))}</span>
        )}
        <span className="block">{hits ? renderedPages.hitRate(hits) : renderedPages.noAnswers}</span>
        {rendersPerSecond > 0 && (
          <span className="block">{renderedPages.perSecond(count(rendersPerSecond, tag))}</span>
        )}
      </p>
    </li>
  );
}

/** How each edition's pages stand; a number leads to the pages that it counts. */
export function EditionCards({ overview }: { overview: RenderedPagesOverview }) {
  const { texts } = useUpkeepLanguage();
  const { renderedPages } = texts;
  return (
    <section aria-label={renderedPages.editions} className="mb-6">
      <ul className="page-cards">
        {overview.editions.map((edition) => (
          <Card key={edition.locale ?? ''} edition={edition} />
        ))}
      </ul>
      <p className="text-mute mt-2 text-sm">
        {overview.since ? (
          <>
            {renderedPages.since} <RelativeTime moment={overview.since} />
          </>
        ) : (
          renderedPages.notKept
        )}
      </p>
    </section>
  );
}
