import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { earningLimits } from '#contract/commerce/earnings/earning-limits.ts';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { DAY } from '#contract/site/durations.ts';
import type { Locale } from '#contract/site/locales.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { TableError } from '#web/admin/ui/table/table-states.tsx';
import { useNow } from '#web/admin/ui/time/use-now.ts';
import { BlockSums } from './block-money.tsx';
import { placeNameOf, productNameOf, useEarnedTexts } from './earned-texts.ts';

interface PageEarnedProps {
  page: `post:${number}` | `review:${number}`;
  locale: Locale;
  className: string;
}

const DAYS = earningLimits.pageDays;

/** Which of a page's blocks earned; asked for when somebody unfolds it. */
export function PageEarned({ page, locale, className }: PageEarnedProps) {
  const { words } = useEarnedTexts();
  const [open, setOpen] = useState(false);
  return (
    <section className={className} aria-label={words.here}>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="cursor-pointer font-semibold">{words.here}</summary>
        {open && <PageBlocks page={page} locale={locale} />}
      </details>
    </section>
  );
}

function PageBlocks({ page, locale }: Omit<PageEarnedProps, 'className'>) {
  const { words, figures } = useEarnedTexts();
  const now = useNow();
  const from = new Date(now.getTime() - (DAYS - 1) * DAY).toISOString().slice(0, 10);
  const { data, error, refetch } = useQuery(
    apiQuery('GET /api/admin/earnings/blocks', { locale, from, page }),
  );
  if (error && !data) return <TableError error={error} retry={refetch} />;
  if (!data) return <Skeleton index={0} />;
  if (data.items.length === 0) return <p className="text-mute mt-2 text-sm">{words.hereNone(DAYS)}</p>;
  return (
    <>
      <p className="text-mute mt-1 text-sm">{words.lastDays(DAYS)}</p>
      <ul className="mt-2 flex flex-col gap-3">
        {data.items.map((block) => (
          <li
            key={`${block.position} ${block.productId}`}
            className="flex items-start justify-between gap-x-3 text-sm"
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">{productNameOf(block, words)}</span>
              <span className="text-mute block">
                {placeNameOf(block, words)} · {words.clicksOf(block.clicks, figures.number(block.clicks))}
              </span>
            </span>
            <span className="numbers text-right">
              {block.reported.length > 0 && <BlockSums money={block.reported} />}
              {block.estimated.length > 0 && <BlockSums money={block.estimated} estimated />}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm">
        <Link to={adminRoutes.earnings}>{words.all}</Link>
      </p>
    </>
  );
}
