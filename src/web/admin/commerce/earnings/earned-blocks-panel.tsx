import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { EarnedBlock, EarnedBlocks } from '#contract/commerce/earnings/earned-blocks.admin.schemas.ts';
import { editPostPath, editProductPath } from '#contract/site/addresses/admin-paths.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { useUrlParams } from '#web/admin/context/url-params.ts';
import { BlockSums } from '#web/admin/ui/earned/block-money.tsx';
import {
  byCurrency,
  pageNameOf,
  placeNameOf,
  productNameOf,
  useEarnedTexts,
} from '#web/admin/ui/earned/earned-texts.ts';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { RowLink } from '#web/admin/ui/table/row-handle.tsx';
import { useNow } from '#web/admin/ui/time/use-now.ts';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { chosenDays } from './sum-periods.ts';

const keyOf = ({ locale, page, position, productId }: EarnedBlock) =>
  `${locale} ${page} ${position ?? ''} ${productId}`;

/** An article leads to its editor, a review to its product's. */
function BlockPage({ block }: { block: EarnedBlock }) {
  const { words } = useEarnedTexts();
  const linkTo = useEditionLink();
  const name = pageNameOf(block, words);
  const [kind, id] = block.page.split(':');
  const isOwnReview = kind === 'review' && block.position === 'verdict' && block.productName !== '';
  const to =
    kind === 'post' && block.pageName
      ? linkTo(editPostPath(Number(id)))
      : isOwnReview
        ? linkTo(editProductPath(block.productId))
        : undefined;
  return (
    <span className="flex min-w-0 items-start gap-3">
      <span className="mt-0.5">{flagOf(block.locale, 18)}</span>
      <span className="min-w-0 wrap-anywhere">
        {to ? <RowLink to={to}>{name}</RowLink> : name}
        <span className="text-mute block text-sm sm:hidden">
          {productNameOf(block, words)} · {placeNameOf(block, words)}
        </span>
      </span>
    </span>
  );
}

/** What was reported of the links themselves, what was shared out, and what nobody can place: side by side, never as one. */
function Totals({ totals: { reported, estimated, unplaced } }: Pick<EarnedBlocks, 'totals'>) {
  const { words, figures } = useEarnedTexts();
  const parts = [
    { name: words.reported, sums: byCurrency(reported) },
    { name: words.estimated, sums: byCurrency(estimated), note: words.estimateTip },
    { name: words.unplaced, sums: byCurrency(unplaced), note: words.unplacedText },
  ].filter(({ sums }) => sums.length > 0);
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {parts.map(({ name, sums, note }) => (
        <div key={name} className="min-w-0 max-w-xs">
          <dt className="text-mute text-sm">{name}</dt>
          <dd>
            <span className="numbers font-semibold">
              {sums.map(({ currency, amount }) => figures.money(amount, currency)).join(' · ')}
            </span>
            {note && <span className="text-mute block text-sm">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Which links of which page earned, for the period that is chosen above. */
export function EarnedBlocksPanel() {
  const { words, figures } = useEarnedTexts();
  const now = useNow();
  const [params] = useUrlParams();
  const { period: _named, ...days } = chosenDays(params, now);
  const { data, error, refetch } = useQuery({
    ...apiQuery('GET /api/admin/earnings/blocks', days),
    placeholderData: keepPreviousData,
  });
  const columns: Column<EarnedBlock>[] = [
    { key: 'page', header: words.page, grow: true, cell: (block) => <BlockPage block={block} /> },
    {
      key: 'place',
      header: words.place,
      from: 'sm',
      cell: (block) => (
        <span className="wrap-anywhere">
          {productNameOf(block, words)}
          <span className="text-mute block text-sm">{placeNameOf(block, words)}</span>
        </span>
      ),
    },
    {
      key: 'clicks',
      header: words.clicks,
      align: 'end',
      tight: true,
      from: 'md',
      cell: ({ clicks }) => figures.number(clicks),
    },
    {
      key: 'views',
      header: words.views,
      align: 'end',
      tight: true,
      from: 'lg',
      cell: ({ views }) => (views === null ? '–' : figures.number(views)),
    },
    {
      key: 'reported',
      header: words.reported,
      align: 'end',
      tight: true,
      cell: ({ reported, estimated }) => (
        <>
          {(reported.length > 0 || estimated.length === 0) && <BlockSums money={reported} withSource />}
          {reported.length === 0 && estimated.length > 0 && (
            <span className="text-mute max-sm:hidden">–</span>
          )}
          {estimated.length > 0 && (
            <span className="sm:hidden">
              <BlockSums money={estimated} estimated withSource />
            </span>
          )}
        </>
      ),
    },
    {
      key: 'estimated',
      header: words.estimated,
      align: 'end',
      tight: true,
      from: 'sm',
      cell: ({ estimated }) => <BlockSums money={estimated} estimated withSource />,
    },
  ];
  return (
    <section className="mb-8 flex flex-col gap-3" aria-labelledby="blocks">
      <div>
        <h2 id="blocks" className="text-lg">
          {words.title}
        </h2>
        <p className="text-mute max-w-prose">{words.about}</p>
      </div>
      {data && <Totals totals={data.totals} />}
      <DataTable
        label={words.title}
        columns={columns}
        list={{ data: data?.items, error, refetch }}
        keyOf={keyOf}
        nameOf={(block) => `${pageNameOf(block, words)}: ${placeNameOf(block, words)}`}
        empty={<EmptyState icon="coins" title={words.none} />}
      />
      {data && data.rows > data.items.length && (
        <p className="text-mute text-sm">{words.first(data.items.length, data.rows)}</p>
      )}
    </section>
  );
}
