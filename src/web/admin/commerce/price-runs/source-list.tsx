import { useState } from 'react';
import type { PriceSourceLine } from '#contract/commerce/price-runs/price-runs.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { Progress } from '#web/admin/ui/feedback/progress.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { doneOf, isOpen, stateTones } from './run-words.ts';

interface SourceProps {
  line: PriceSourceLine;
  onStarted: () => Promise<unknown>;
}

function RunNow({ line, onStarted }: SourceProps) {
  const texts = useTradeTexts();
  const { prices, common } = texts;
  const edition = useEditionNames()(line.locale);
  const [busy, setBusy] = useState(false);
  const shop = prices.shops[line.marketplace];
  async function start(): Promise<void> {
    setBusy(true);
    try {
      const { locale, marketplace } = line;
      await callApi('POST /api/admin/price-runs', { body: { locale, marketplace } });
      await onStarted();
      toast({ title: prices.started, description: prices.startedText(shop, edition) });
    } catch (error) {
      const description = explainFailure(error, texts).message;
      toast({ title: common.notDone, description, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      icon="refresh-cw"
      busy={busy}
      aria-label={prices.runNowOf(shop, edition)}
      onClick={() => void start()}
    >
      {prices.runNow}
    </Button>
  );
}

function Source({ line, onStarted }: SourceProps) {
  const { prices } = useTradeTexts();
  const mayStart = useMay('editor');
  const nameOf = useEditionNames();
  const { locale, marketplace, offers, priced, obstacle, lastRun } = line;
  const open = lastRun !== null && isOpen(lastRun);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <span className="flex min-w-0 flex-1 basis-64 items-start gap-3">
        <span className="mt-1">{flagOf(locale, 18)}</span>
        <span className="min-w-0">
          <span className="block font-medium">
            {prices.runName(prices.shops[marketplace], nameOf(locale))}
          </span>
          <span className="text-mute block text-sm">
            {offers === 0 ? prices.noOffers : prices.priced(priced, offers)}
          </span>
        </span>
      </span>
      <span className="text-mute flex flex-wrap items-center gap-2 text-sm">
        {obstacle && <Badge tone="warn">{prices.noAccess}</Badge>}
        {lastRun && (
          <>
            <Badge tone={stateTones[lastRun.state]}>{prices.states[lastRun.state]}</Badge>
            <RelativeTime moment={lastRun.finishedAt ?? lastRun.createdAt} />
          </>
        )}
        {!lastRun && !obstacle && prices.neverRun}
      </span>
      {mayStart && !obstacle && !open && offers > 0 && <RunNow line={line} onStarted={onStarted} />}
      {open && (
        <span className="basis-full">
          <Progress
            label={prices.progressOf(doneOf(lastRun), lastRun.total)}
            {...(lastRun.state === 'running' && { value: doneOf(lastRun), max: Math.max(1, lastRun.total) })}
          />
        </span>
      )}
    </li>
  );
}

interface SourceListProps {
  lines: PriceSourceLine[];
  onStarted: () => Promise<unknown>;
}

/** Each edition with each shop that can be asked; one without offers and without a past is not worth a line. */
export function SourceList({ lines, onStarted }: SourceListProps) {
  const { prices } = useTradeTexts();
  const worth = lines.filter(({ offers, lastRun }) => offers > 0 || lastRun !== null);
  if (worth.length === 0) return null;
  return (
    <section aria-label={prices.sources} className="mb-8">
      <h2 className="mb-3 text-base">{prices.sources}</h2>
      <ul className="panel divide-line divide-y">
        {worth.map((line) => (
          <Source key={`${line.locale} ${line.marketplace}`} line={line} onStarted={onStarted} />
        ))}
      </ul>
    </section>
  );
}
