import { Link } from 'react-router';
import type { AdminEdition } from '#contract/running/editions/editions.admin.schemas.ts';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { fallbackLocale, type Locale } from '#contract/site/locales.ts';
import { useEditionTexts } from '#web/admin/context/edition-texts.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Badge } from '#web/admin/ui/badge.tsx';
import { editionTones } from '#web/admin/ui/edition-tones.ts';
import { flagOf } from '#web/shared/ui/flag.tsx';

const addressOf = (locale: Locale) => ({
  pathname: adminRoutes.editions,
  search: locale === fallbackLocale ? '' : `locale=${locale}`,
});

/** Every edition with its status: the one that is edited here is the one that is worked on everywhere. */
export function EditionList({ editions, current }: { editions: AdminEdition[]; current: Locale }) {
  const { shell } = useTexts();
  const words = useEditionTexts();
  return (
    <nav aria-label={words.choose}>
      <ul className="edition-list">
        {editions.map(({ locale, siteName, status }) => (
          <li key={locale}>
            <Link
              to={addressOf(locale)}
              preventScrollReset
              className="edition-card"
              aria-current={locale === current ? 'page' : undefined}
            >
              <span className="flex w-full min-w-0 items-center gap-2">
                {flagOf(locale, 20)}
                <span className="truncate font-semibold">{siteName}</span>
              </span>
              <Badge tone={editionTones[status]}>{shell.editionStatus[status]}</Badge>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
