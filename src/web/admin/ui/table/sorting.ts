/** "name" upwards, "-name" downwards, nothing: as the server likes it. The word stands in the address. */
export function sortDirection(sort: string | undefined, key: string): 'ascending' | 'descending' | 'none' {
  if (sort === key) return 'ascending';
  return sort === `-${key}` ? 'descending' : 'none';
}

export function nextSort(sort: string | undefined, key: string): string | null {
  const direction = sortDirection(sort, key);
  if (direction === 'none') return key;
  return direction === 'ascending' ? `-${key}` : null;
}
