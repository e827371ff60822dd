import { z } from 'zod';
import { type ErrorBody, errorCodes } from './errors.ts';
import { refusalReasons } from './refusals.ts';

export const errorBodySchema = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    reason: z.enum(refusalReasons).optional(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
  message: z.string().optional(),
}) satisfies z.ZodType<ErrorBody>;
