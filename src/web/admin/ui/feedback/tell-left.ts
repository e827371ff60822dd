export interface BulkOutcome<Reason extends string> {
  id: number;
  done: boolean;
  reason: Reason | null;
}

export interface LeftWords<Reason extends string> {
  left: (n: number) => string;
  refusals: Record<Reason, string>;
}

/** Named one by one, so that a person can go and mend it. */
export const NAMED = 3;

/** What stayed as it was, and why; empty where everything was done. */
export function tellLeft<Reason extends string>(
  results: BulkOutcome<Reason>[],
  nameOf: (id: number) => string,
  words: LeftWords<Reason>,
): string {
  const left = results.filter(({ done }) => !done);
  if (left.length === 0) return '';
  const named = left
    .slice(0, NAMED)
    .map(({ id, reason }) => `“${nameOf(id)}” ${reason ? words.refusals[reason] : ''}`.trim());
  return `${words.left(left.length)}: ${named.join('; ')}${left.length > NAMED ? '…' : '.'}`;
}
