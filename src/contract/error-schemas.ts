import { z } from 'zod';
import { type ErrorBody, errorCodes } from './errors.ts';

export const errorBodySchema = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
}) satisfies z.ZodType<ErrorBody>;
