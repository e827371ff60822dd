import { isDeepStrictEqual } from 'node:util';

/** The fields of a patch that differ from what is there: what did not change is neither written nor told. */
export function changedFields<T extends object, P extends Partial<T>>(before: T, patch: P): Partial<P> {
  return Object.fromEntries(
    Object.entries(patch).filter(
      ([field, value]) => value !== undefined && !isDeepStrictEqual(value, before[field as keyof T]),
    ),
  ) as Partial<P>;
}

/** For the audit log: each changed field with what it was and what it became. */
export const describeChanges = <T extends object>(before: T, changes: Partial<T>) =>
  Object.fromEntries(
    Object.entries(changes).map(([field, to]) => [field, { from: before[field as keyof T] ?? null, to }]),
  );
