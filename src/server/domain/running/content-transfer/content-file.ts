import { z } from 'zod';
import type { ContentKind } from '#contract/running/content-transfer/content-kinds.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { refuseContent } from './refuse-content.ts';

export const CONTENT_FORMAT = 1;

const headSchema = z.object({
  vitrinaContent: z.int(),
  program: z.string(),
  /** The last migration of the database it came from: rows have the shape of that one. */
  migration: z.int(),
  madeAt: z.iso.datetime(),
  editions: z.array(localeSchema),
});
export type ContentHead = z.infer<typeof headSchema>;

/** The file is JSON, an array; and each of its records has a line of its own, so that it can be read line by line. */
export const openLine = (head: ContentHead): string => `[\n${JSON.stringify(head)}`;
export const rowLine = (kind: ContentKind, row: string): string => `,\n{"kind":"${kind}","row":${row}}`;
export const pictureLine = (name: string, bytes: Buffer): string =>
  `,\n{"picture":${JSON.stringify(name)},"data":"${bytes.toString('base64')}"}`;
export const CLOSE = '\n]\n';

export function readHead(value: unknown): ContentHead {
  const head = headSchema.safeParse(value);
  if (!head.success) throw refuseContent('The file is not an export of content.');
  if (head.data.vitrinaContent > CONTENT_FORMAT)
    throw refuseContent(
      `The file was made by a newer program (${head.data.program}).`,
      'content_of_other_version',
    );
  return head.data;
}
