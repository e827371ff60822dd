/** What WordPress calls the category of entries that have none, in the languages of our editions. */
export const UNCATEGORISED: ReadonlySet<string> = new Set([
  'uncategorized',
  'sem-categoria',
  'sin-categoria',
  'senza-categoria',
  'uncategorised',
]);
