/**
 * refused: we do not go there. unresolved: the name leads nowhere. timeout, failed: no answer came. too_large,
 * encoded, too_many_redirects: one came, and is not taken.
 */
export type FetchProblemKind =
  | 'refused'
  | 'unresolved'
  | 'timeout'
  | 'failed'
  | 'too_large'
  | 'encoded'
  | 'too_many_redirects';

export class FetchProblem extends Error {
  override readonly name = 'FetchProblem';
  readonly kind: FetchProblemKind;

  constructor(kind: FetchProblemKind, detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.kind = kind;
  }
}
