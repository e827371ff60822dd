import './money.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { limits } from '#contract/site/limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { isNothing } from '#web/admin/ui/figures.ts';
import { Panel } from '../panel.tsx';
import { EditionHeat } from './edition-heat.tsx';
import { FirstSteps } from './first-steps.tsx';
import { Funnel } from './funnel.tsx';
import { MoneyFigures } from './money-figures.tsx';
import { useMoneyTexts } from './money-texts.ts';
import { MovedPages } from './moved-pages.tsx';

export const useMoney = (edition: Locale | undefined) =>
  useQuery({
    ...apiQuery('GET /api/admin/overview/money', { locale: edition }),
    placeholderData: keepPreviousData,
    enabled: useMay('viewer'),
  });

interface MoneyPanelProps {
  edition: Locale | undefined;
  nameOf: (locale: Locale) => string;
}

/** What all the work is for. On the first day there is nothing to show, and the way there stands in its place. */
export function MoneyPanel({ edition, nameOf }: MoneyPanelProps) {
  const texts = useTexts();
  const words = useMoneyTexts();
  const link = useEditionLink();
  const { data: facts, error } = useMoney(edition);
  const isFirst = facts && isNothing(facts.totals) && isNothing(facts.previous);
  return (
    <Panel
      title={isFirst ? words.first : words.title}
      busy={!facts && !error}
      link={
        !isFirst && (
          <Link to={link(adminRoutes.clicks)} className="link-button text-sm">
            {words.toReport}
          </Link>
        )
      }
    >
      {error && !facts && <p className="text-danger px-4 pb-4">{explainFailure(error, texts).message}</p>}
      {!facts && !error && (
        <div className="money-waits px-4 pb-4">
          <Skeleton index={0} />
          <Skeleton index={1} />
        </div>
      )}
      {facts && isFirst && <FirstSteps />}
      {facts && !isFirst && (
        <div className="flex flex-col gap-4 px-4 pb-4">
          <p className="text-mute -mt-2 text-sm">{words.period(limits.overview.moneyDays)}</p>
          <MoneyFigures facts={facts} />
          <div className="money-pictures">
            <Funnel totals={facts.totals} />
            <EditionHeat editions={facts.editions} nameOf={nameOf} />
          </div>
          <MovedPages facts={facts} />
        </div>
      )}
    </Panel>
  );
}
