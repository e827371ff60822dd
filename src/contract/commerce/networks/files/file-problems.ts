import type { Network } from '../network.ts';

export type FileProblemCode = 'feed_key' | 'report_column';

/** What a file without cannot be read by: rows that nobody finds again, sales of no day or amount. */
export function* fileProblems({ feed, report }: Pick<Network, 'feed' | 'report'>): Generator<{
  path: (string | number)[];
  code: FileProblemCode;
}> {
  const { ean, externalId } = { ...feed?.columns.fields, ...feed?.constants };
  if (feed && ean === undefined && externalId === undefined)
    yield { path: ['feed', 'columns', 'fields', 'ean'], code: 'feed_key' };
  for (const field of ['day', 'amount'] as const)
    if (report && !report.fields[field]) yield { path: ['report', 'fields', field], code: 'report_column' };
}
