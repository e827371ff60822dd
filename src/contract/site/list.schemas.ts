import { z } from 'zod';
import { limits } from './limits.ts';
import { plainText } from './text.schemas.ts';

/** Every list of the administrators' area has this shape; the cursor is null at its end. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });

export const cursorSchema = plainText(200).optional();
/** What is looked for; folded on both sides, so that accents and capitals do not matter. */
export const searchSchema = plainText(limits.adminLists.searchChars).trim().optional();
export const idSchema = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
export const idParams = z.object({ id: idSchema });
