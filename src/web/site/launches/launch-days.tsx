import { paths } from '#contract/site/addresses/paths.ts';
import { languageTags } from '#contract/site/locales.ts';
import { formatDate } from '#i18n/date-format.ts';
import { useLocale } from '#web/shared/page-context.tsx';
import { seldomTexts } from '#web/shared/seldom-texts.ts';
import { quietButton } from '#web/shared/ui/button.ts';
import { Glyph } from '#web/shared/ui/glyph.tsx';

/** The launch days before and after this one. */
export function LaunchDays({ previous, next }: { previous: string | null; next: string | null }) {
  const { launches } = seldomTexts.useTexts();
  const locale = useLocale();
  if (!previous && !next) return null;
  const link = (date: string, relation: 'prev' | 'next') => (
    <a href={paths.launchDay(locale, date)} rel={relation} className={quietButton}>
      {relation === 'prev' && <Glyph name="arrow-left" size={16} />}
      <time dateTime={date}>{formatDate(new Date(`${date}T12:00:00Z`), languageTags[locale], 'UTC')}</time>
      {relation === 'next' && <Glyph name="arrow-right" size={16} />}
    </a>
  );
  return (
    <nav aria-label={launches.days} className="mt-10 flex flex-wrap justify-between gap-4">
      {previous ? link(previous, 'prev') : <span />}
      {next && link(next, 'next')}
    </nav>
  );
}
