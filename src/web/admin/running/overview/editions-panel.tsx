import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { fallbackLocale, type Locale } from '#contract/site/locales.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Badge } from '#web/admin/ui/badge.tsx';
import { editionTones } from '#web/admin/ui/edition-tones.ts';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { allLocalesQuery } from '#web/shared/api/editions.ts';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { useOverviewTexts } from './overview-texts.ts';
import { Panel } from './panel.tsx';

const editionAddress = (locale: Locale) => ({
  pathname: adminRoutes.editions,
  search: locale === fallbackLocale ? '' : `locale=${locale}`,
});

export function EditionsPanel() {
  const texts = useTexts();
  const { shell } = texts;
  const overview = useOverviewTexts();
  const { data, error } = useQuery(allLocalesQuery());
  return (
    <Panel title={overview.editions} busy={!data && !error}>
      {error && <p className="text-danger px-4 pb-4">{explainFailure(error, texts).message}</p>}
      <ul className="panel-list">
        {!data && !error && (
          <li className="panel-row">
            <Skeleton />
          </li>
        )}
        {data?.map(({ locale, siteName, status }) => (
          <li key={locale} className="panel-row items-center py-1">
            {flagOf(locale, 20)}
            <Link to={editionAddress(locale)} className="row-handle min-w-0 flex-1 truncate font-normal">
              {siteName}
            </Link>
            <Badge tone={editionTones[status]}>{shell.editionStatus[status]}</Badge>
            <a
              href={paths.home(locale)}
              target="_blank"
              rel="noopener"
              className="btn btn-ghost btn-icon"
              aria-label={overview.openEdition(siteName)}
              data-tip={overview.openEdition(siteName)}
            >
              <Icon of="external-link" size={16} />
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
