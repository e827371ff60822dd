import { bigserial, timestamp } from 'drizzle-orm/pg-core';

/** The column kinds that every table shares, so that each is spelled one way. */
export const id = () => bigserial('id', { mode: 'number' }).primaryKey();
/** Milliseconds, as in JavaScript: a finer value would not survive the way through a cursor and back. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
export const createdAt = () => moment('created_at').notNull().defaultNow();
export const updatedAt = () => moment('updated_at').notNull().defaultNow();
