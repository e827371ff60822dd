import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import type { Locale } from '#contract/site/locales.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { PageLink } from '#web/admin/ui/inner-links/page-link.tsx';
import { AtStake } from '#web/admin/ui/renewals/at-stake.tsx';
import { useRenewalTexts } from '#web/admin/ui/renewals/renewal-texts.ts';
import { RenewalWhy } from '#web/admin/ui/renewals/renewal-why.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { Panel } from './panel.tsx';

const SHOWN = 5;

/** The five texts that it would pay most to work on; nothing where there is none. */
export function RenewalsPanel({ edition }: { edition: Locale | undefined }) {
  const texts = useRenewalTexts();
  const { data } = useQuery(apiQuery('GET /api/admin/renewals', edition ? { locale: edition } : {}));
  if (!data || data.items.length === 0) return null;
  return (
    <Panel
      title={texts.title}
      link={
        <Link to={adminRoutes.renewals} className="link-button text-sm">
          {texts.all}
        </Link>
      }
    >
      <ol className="flex flex-col gap-3 px-4 pb-4">
        {data.items.slice(0, SHOWN).map((renewal) => (
          <li key={`${renewal.page.kind} ${renewal.page.id}`} className="flex flex-wrap gap-x-4 gap-y-1">
            <span className="flex min-w-0 flex-1 basis-60 flex-col gap-0.5">
              <span className="flex min-w-0 items-baseline gap-1.5">
                {flagOf(renewal.page.locale, 14)}
                <PageLink page={renewal.page} className="row-handle wrap-anywhere font-normal" />
              </span>
              <RenewalWhy renewal={renewal} />
            </span>
            <AtStake renewal={renewal} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
