import type { MouseEvent } from 'react';
import { useDictionary } from '#web/shared/page-context.tsx';
import { quietButton } from './button.ts';

interface ListPagesProps {
  /** The page that the list began with. */
  page: number;
  /** The first page that is not shown yet; none where the list is at its end. */
  next: number | undefined;
  hrefOf: (page: number) => string;
  /** Adds to what is shown, where scripts run. */
  showMore: () => Promise<unknown>;
}

const cards = () => document.querySelectorAll('main article');

const wantsOwnTab = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => metaKey || ctrlKey || shiftKey;

/** The way on through a list, and back from a later page of it: links, which lead on without scripts too. */
export function ListPages({ page, next, hrefOf, showMore }: ListPagesProps) {
  const { common, home } = useDictionary();
  if (page === 1 && next === undefined) return null;
  return (
    <p className="load-more">
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" className={quietButton}>
          {common.previousPage}
        </a>
      )}
      {next !== undefined && (
        <a
          href={hrefOf(next)}
          rel="next"
          className={quietButton}
          onClick={(event) => {
            if (wantsOwnTab(event)) return;
            event.preventDefault();
            const { length } = cards();
            const link = event.currentTarget;
            // With the last part the link goes: a keyboard goes on with the first card that is new.
            void showMore().then(() => link.isConnected || cards()[length]?.querySelector('a')?.focus());
          }}
        >
          {home.loadMore}
        </a>
      )}
    </p>
  );
}
