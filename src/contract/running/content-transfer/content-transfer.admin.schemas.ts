import { z } from 'zod';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { contentKinds } from './content-kinds.ts';

/** A form's fields are text: "true" is a trial, and whatever else is said is refused. */
export const contentImportQuery = z.object({
  trial: z.enum(['true', 'false']).transform((text) => text === 'true'),
});

export const contentReportSchema = z.object({
  /** Whether it was taken in: not on trial, and nothing was in its way. */
  imported: z.boolean(),
  /** The version that wrote the file, and when. */
  program: z.string(),
  madeAt: z.iso.datetime(),
  editions: z.array(localeSchema),
  pictures: z.int(),
  kinds: z.array(
    z.object({
      kind: z.enum(contentKinds),
      given: z.int(),
      added: z.int(),
      changed: z.int(),
      /** Numbers of rows that are there already as something else, the first few. */
      clashes: z.array(z.string()),
    }),
  ),
});
export type ContentReport = z.infer<typeof contentReportSchema>;
