import { type AnyColumn, asc, desc, type SQL, sql } from 'drizzle-orm';

/** A place in a list ordered by time and id. */
export interface Place {
  at: Date;
  id: number;
}

type Term = AnyColumn | SQL;

/** The newest first: the order of a list, and what comes after a place in it or before. The id makes it definite. */
export function newestBy(at: Term, id: Term) {
  const key = sql`(${at}, ${id})`;
  const the = (place: Place) => sql`(${place.at.toISOString()}::timestamptz, ${place.id}::bigint)`;
  return {
    order: [desc(at), desc(id)] as const,
    backwards: [asc(at), asc(id)] as const,
    after: (place: Place | undefined): SQL | undefined => place && sql`${key} < ${the(place)}`,
    before: (place: Place): SQL => sql`${key} > ${the(place)}`,
  };
}
