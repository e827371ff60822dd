import { isDatabaseUnavailable } from '#db/client.ts';

/** As the system says it, and as PostgreSQL does: no room, or none that this user or process may take. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);

type CodedError = Error & { code?: string; constraint?: string };

/** The first that fits of an error and its causes: drizzle's wrappers are looked through. */
function findError(error: unknown, fits: (code: string) => boolean): CodedError | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (fits((current as CodedError).code ?? '')) return current;
  }
  return undefined;
}

const isDiskFull = (error: unknown): boolean => findError(error, (code) => FULL.has(code)) !== undefined;

/** True where the database or the disk, not the request, is at fault and trying again later makes sense. */
export const isUnavailable = (error: unknown): boolean => isDatabaseUnavailable(error) || isDiskFull(error);

/** Values that no column takes, rows that break a rule, and what is too long for an index: classes 22, 23 and 54 of SQLSTATE. */
const UNFIT = /^(?:2[23]|54)[0-9A-Z]{3}$/;

/** True where what was to be stored is at fault, not the storing. */
export const isUnfitValue = (error: unknown): boolean =>
  findError(error, (code) => UNFIT.test(code)) !== undefined;

const UNIQUE_VIOLATION = '23505';

/** The name of the constraint by which something exists already. */
export const takenConstraint = (error: unknown): string | undefined =>
  findError(error, (code) => code === UNIQUE_VIOLATION)?.constraint;

/** True where this unique index refused a row: somebody else was first. */
export const violatesUnique = (error: unknown, index: string): boolean => takenConstraint(error) === index;
