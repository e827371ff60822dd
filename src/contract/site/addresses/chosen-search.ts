/** Whether something in a query may have been left empty; nearly every address is through with this. */
const MAYBE_EMPTY = /(?:^|&)[^=&]*=?(?:&|$)/;

/**
 * A query without the fields of a form that were left empty, which browsers send where no script runs. Only of those
 * that the page reads: what others put into an address is theirs. The same text where nothing was left empty.
 */
export function chosenSearch(search: string, reads: Readonly<Record<string, unknown>>): string {
  if (search === '' || !MAYBE_EMPTY.test(search)) return search;
  const isEmpty = (field: string) => Object.hasOwn(reads, field.endsWith('=') ? field.slice(0, -1) : field);
  return search
    .split('&')
    .filter((field) => !isEmpty(field))
    .join('&');
}
