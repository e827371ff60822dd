import type { ReactNode } from 'react';

export interface Column<T> {
  key: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** Numbers stand at the end of their column, so that their digits line up. */
  align?: 'end';
  /** Takes what the others leave. */
  grow?: boolean;
  /** As narrow as its content. */
  tight?: boolean;
  /** A heading that only those who cannot see need. */
  quiet?: boolean;
  sortable?: boolean;
  /** The narrowest screen that has room for it. */
  from?: 'sm' | 'md' | 'lg';
}

const shownFrom = { sm: 'max-sm:hidden', md: 'max-md:hidden', lg: 'max-lg:hidden' } as const;
export const columnClass = ({
  align,
  grow,
  tight,
  from,
}: Pick<Column<never>, 'align' | 'grow' | 'tight' | 'from'>): string =>
  [align, grow && 'grow', tight && 'tight', from && shownFrom[from]].filter(Boolean).join(' ');
