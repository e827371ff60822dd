import { useQuery } from '@tanstack/react-query';
import type { PriceRun } from '#contract/commerce/price-runs/price-runs.admin.schemas.ts';
import { type PriceOutcome, priceOutcomes } from '#contract/commerce/price-runs/price-runs.words.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { useUrlParam } from '#web/admin/context/url-params.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Progress } from '#web/admin/ui/feedback/progress.tsx';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { Select } from '#web/admin/ui/form/select.tsx';
import { KeyValues } from '#web/admin/ui/key-values.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { TableError } from '#web/admin/ui/table/table-states.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { useNow } from '#web/admin/ui/time/use-now.ts';
import { RunItems } from './run-items.tsx';
import { doneOf, durationOf, isOpen, stateTones, unfinishedOf } from './run-words.ts';

const ALL = 'all';

function Facts({ run }: { run: PriceRun }) {
  const { prices } = useTradeTexts();
  const now = useNow();
  const unfinished = unfinishedOf(run);
  return (
    <>
      {run.reason && <Notice tone="warn">{prices.stopReasons[run.reason]}</Notice>}
      {isOpen(run) && (
        <Progress
          label={prices.progressOf(doneOf(run), run.total)}
          {...(run.state === 'running' && { value: doneOf(run), max: Math.max(1, run.total) })}
        />
      )}
      <KeyValues
        facts={[
          {
            name: prices.state,
            value: <Badge tone={stateTones[run.state]}>{prices.states[run.state]}</Badge>,
          },
          { name: prices.askedBy, value: run.startedBy || prices.theProgram },
          { name: prices.startedAt, value: <RelativeTime moment={run.startedAt ?? run.createdAt} /> },
          { name: prices.duration, value: durationOf(run, now) ?? '–' },
          {
            name: prices.total,
            value: [
              prices.offers(run.total),
              ...(unfinished > 0
                ? [isOpen(run) ? prices.waitingFor(unfinished) : prices.unfinished(unfinished)]
                : []),
            ].join(' · '),
          },
        ]}
      />
    </>
  );
}

/** What a run did, offer by offer. The address holds which one, so that it can be handed on. */
export function RunReport({ id, onClose }: { id: number; onClose: () => void }) {
  const { prices } = useTradeTexts();
  const nameOf = useEditionNames();
  const [outcome, choose] = useUrlParam('outcome');
  const {
    data: run,
    error,
    refetch,
  } = useQuery({
    ...apiQuery('GET /api/admin/price-runs/:id', { id }),
    refetchInterval: ({ state: { data } }) => (data && isOpen(data) ? 2_000 : false),
  });
  const counted = (each: PriceOutcome) => run?.counts[each] ?? 0;
  const chosen = priceOutcomes.find((each) => each === outcome);
  const options = [
    { value: ALL, label: prices.everything },
    ...priceOutcomes
      .filter((each) => counted(each) > 0 || each === chosen)
      .map((value) => ({ value, label: `${prices.outcomes[value]}: ${counted(value)}` })),
  ];
  const title = run ? prices.runName(prices.shops[run.marketplace], nameOf(run.locale)) : prices.report;
  return (
    <Dialog open onClose={onClose} title={title} wide="extra">
      <div className="dialog-body flex flex-col gap-4">
        {error && !run && <TableError error={error} retry={refetch} />}
        {!run && !error && <Skeleton index={0} />}
        {run && (
          <>
            <Facts run={run} />
            <Select
              label={prices.outcome}
              className="filter-select"
              value={chosen ?? ALL}
              options={options}
              onChange={(next) => choose(next === ALL ? null : next)}
            />
            <RunItems run={run} outcome={chosen} />
          </>
        )}
      </div>
    </Dialog>
  );
}
