import type { TableTexts } from '../pt/table.ts';

export const table = {
  filters: 'Filters',
  any: 'All',
  clearFilters: 'Clear filters',
  select: (name: string) => `Select ${name}`,
  selectAll: 'Select all',
  selected: (n: number) => `${n} selected`,
  clearSelection: 'Clear selection',
  bulk: 'Actions on the selection',
  shown: (n: number) => (n === 1 ? '1 row' : `${n} rows`),
  loadMore: 'Load more',
  failed: 'The list did not load',
  firstRow: 'Go to the first row',
  actions: 'Actions',
  actionsFor: (name: string) => `Actions for ${name}`,
} satisfies TableTexts;
