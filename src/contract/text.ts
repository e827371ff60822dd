import { z } from 'zod';

/** Text from outside. PostgreSQL cannot hold a NUL, so it is refused here and not there. */
export const plainText = (maxChars: number) =>
  z
    .string()
    .max(maxChars)
    .refine((text) => !text.includes('\0'), 'must not contain a NUL character');
