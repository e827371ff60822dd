import { z } from 'zod';

/** PostgreSQL holds neither a NUL nor half a character, so they are refused here and not there. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Text from outside. */
export const plainText = (maxChars: number) =>
  z.string().max(maxChars).refine(isStorable, 'must not contain a NUL or half a character');

/** A name or a title: one line, whatever was pasted, and something in it. */
export const lineText = (maxChars: number) =>
  z
    .string()
    .refine(isStorable, 'must not contain a NUL or half a character')
    .overwrite((text) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .min(1)
    .max(maxChars);
