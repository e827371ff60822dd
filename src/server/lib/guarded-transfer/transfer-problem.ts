/**
 * unauthorised: name or password are not taken. missing: there is no such file. other_host: whoever answers has not the
 * key that the host had.
 */
export type TransferProblemKind = 'unauthorised' | 'missing' | 'other_host';

/** What only hosts of files can refuse; what they share with the web is a `FetchProblem`. */
export class TransferProblem extends Error {
  override readonly name = 'TransferProblem';
  readonly kind: TransferProblemKind;

  constructor(kind: TransferProblemKind) {
    super(`The file does not come: ${kind}.`);
    this.kind = kind;
  }
}
