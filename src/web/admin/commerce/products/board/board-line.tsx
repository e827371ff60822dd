import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { BoardRow } from '#contract/commerce/products/products.admin.schemas.ts';
import { editProductPath } from '#contract/site/addresses/admin-paths.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button, buttonClass } from '#web/admin/ui/button.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { Icon } from '#web/admin/ui/icon.tsx';
import { Menu, MenuItem } from '#web/admin/ui/overlay/menu.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { reviewIcons, reviewLink } from '../edition-chips.tsx';
import { productName } from '../product-name.ts';
import { type Standing, standingWords } from '../standing-words.ts';
import { ProductThumb } from '../use-product-columns.tsx';

/** A product and its five cells; on a phone a card. */
export function BoardLine({ row }: { row: BoardRow }) {
  const link = useEditionLink();
  return (
    <tr className="board-row">
      <th scope="row">
        <span className="flex min-w-0 items-center gap-3">
          <ProductThumb url={row.imageUrl} />
          <Link to={link(editProductPath(row.id))} className="row-handle min-w-0 wrap-anywhere">
            {productName(row)}
          </Link>
        </span>
      </th>
      {locales.map((locale) => (
        <BoardCell key={locale} row={row} locale={locale} />
      ))}
    </tr>
  );
}

function BoardCell({ row, locale }: { row: BoardRow; locale: Locale }) {
  const texts = useTexts();
  const { products, reviewEditor } = texts;
  const nameOf = useEditionNames();
  const mayEdit = useMay('editor');
  const standing: Standing = row.editions[locale];
  const { review } = standing;
  const [, ...rest] = standingWords(standing, texts);
  const first = review ? reviewEditor.statuses[review.status] : products.noReview;
  const state = review?.status ?? 'missing';
  return (
    <td className="board-cell">
      <span className="board-edition">
        {flagOf(locale, 18)}
        {nameOf(locale)}
      </span>
      <span className="flex min-w-0 flex-1 flex-col items-start gap-0.5">
        <span className="board-state" data-state={state}>
          <Icon of={reviewIcons[state]} size={14} />
          {review ? (
            <Link
              to={reviewLink(row.id, locale)}
              aria-label={`${products.open}: ${products.cellActions(productName(row), nameOf(locale))}, ${first}`}
            >
              {first}
            </Link>
          ) : (
            first
          )}
        </span>
        {review && (
          <span className="text-mute text-xs">
            <RelativeTime moment={review.updatedAt} />
          </span>
        )}
        {rest.map((words) => (
          <span key={words} className="text-mute text-xs">
            {words}
          </span>
        ))}
        {!review && mayEdit && <FillCell row={row} locale={locale} />}
      </span>
    </td>
  );
}

/** An empty cell: copied from an edition that has it, or written from scratch where none has. */
function FillCell({ row, locale }: { row: BoardRow; locale: Locale }) {
  const texts = useTexts();
  const { products, reviewEditor } = texts;
  const nameOf = useEditionNames();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const sources = locales.flatMap((from) => {
    const { review } = row.editions[from];
    return review ? [{ from, id: review.id }] : [];
  });
  const place = products.cellActions(productName(row), nameOf(locale));
  async function copy(id: number): Promise<void> {
    setBusy(true);
    try {
      await callApi('POST /api/admin/reviews/:id/copy', { id, body: { locale } });
      await client.invalidateQueries({ queryKey: ['/api/admin/parity'] });
      toast({
        title: products.copied,
        description: products.copiedText(nameOf(locale)),
        action: { label: products.openCopy, run: () => void navigate(reviewLink(row.id, locale)) },
      });
    } catch (error) {
      const description = explainFailure(error, texts).message;
      toast({ title: products.nothingDone, description, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }
  if (sources.length === 0) {
    return (
      <Link
        to={reviewLink(row.id, locale)}
        className={buttonClass('quiet', 'btn-small')}
        aria-label={`${products.write}: ${place}`}
      >
        <Icon of="pen-line" size={14} />
        {products.write}
      </Link>
    );
  }
  const label = `${products.copyHere}: ${place}`;
  const [only] = sources;
  if (sources.length === 1 && only) {
    return (
      <Button
        className="btn-small"
        icon="copy"
        busy={busy}
        aria-label={label}
        onClick={() => void copy(only.id)}
      >
        {reviewEditor.copy}
      </Button>
    );
  }
  return (
    <Menu
      align="start"
      trigger={
        <Button className="btn-small" icon="copy" busy={busy} aria-label={label}>
          {reviewEditor.copy}
        </Button>
      }
    >
      {sources.map(({ from, id }) => (
        <MenuItem key={from} onChoose={() => void copy(id)}>
          {flagOf(from, 18)}
          {products.copyFrom(nameOf(from))}
        </MenuItem>
      ))}
    </Menu>
  );
}
