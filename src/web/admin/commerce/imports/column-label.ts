import { columnOf } from '#contract/commerce/imports/table-columns.ts';
import type { ImportsTexts } from '#i18n/admin/pt/commerce/imports.ts';

/** A column as people call it: by its name, by its place, or as what stands in every row. */
export function columnLabel(name: string, words: ImportsTexts): string {
  const column = columnOf(name);
  if ('place' in column) return words.columnAt(column.place);
  return 'constant' in column ? words.sameInEveryRow(words.fields[column.constant]) : name;
}
