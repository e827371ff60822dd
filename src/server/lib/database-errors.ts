import { isDatabaseUnavailable } from '#db/client.ts';

/** As the system says it, and as PostgreSQL does: no room, or none that this user or process may take. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);

function isDiskFull(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (FULL.has((current as NodeJS.ErrnoException).code ?? '')) return true;
  }
  return false;
}

/** True where the database or the disk, not the request, is at fault and trying again later makes sense. */
export const isUnavailable = (error: unknown): boolean => isDatabaseUnavailable(error) || isDiskFull(error);

/** Values that no column takes, and rows that break a rule: classes 22 and 23 of SQLSTATE. */
const UNFIT = /^2[23][0-9A-Z]{3}$/;

/** True where what was to be stored is at fault, not the storing. */
export function isUnfitValue(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (UNFIT.test((current as { code?: string }).code ?? '')) return true;
  }
  return false;
}

const UNIQUE_VIOLATION = '23505';

/** The name of the constraint by which something exists already; drizzle's wrappers are looked through. */
export function takenConstraint(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, constraint } = current as Error & { code?: string; constraint?: string };
    if (code === UNIQUE_VIOLATION) return constraint;
  }
  return undefined;
}

/** True where this unique index refused a row: somebody else was first. */
export const violatesUnique = (error: unknown, index: string): boolean => takenConstraint(error) === index;
