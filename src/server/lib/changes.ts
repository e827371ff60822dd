import { isDeepStrictEqual } from 'node:util';

/** A field that is not given stays as it is; one that is given has a value. */
export type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** As a form or a call may say it: "undefined" is the same as not saying it. */
type Patch<T> = { [K in keyof T]?: T[K] | undefined };

export const given = <T extends object>(fields: T): Given<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>;

/** The fields of a patch that differ from what is there: what did not change is neither written nor told. */
export const changedFields = <T extends object>(before: T, patch: Patch<T>): Partial<T> =>
  Object.fromEntries(
    Object.entries(given(patch)).filter(
      ([field, value]) => !isDeepStrictEqual(value, before[field as keyof T]),
    ),
  ) as Partial<T>;

/** For the audit log: each changed field with what it was and what it became. */
export const describeChanges = <T extends object>(before: T, changes: Patch<T>) =>
  Object.fromEntries(
    Object.entries(changes).map(([field, to]) => [field, { from: before[field as keyof T] ?? null, to }]),
  );
