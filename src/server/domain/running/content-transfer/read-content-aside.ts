import type { ContentKind } from '#contract/running/content-transfer/content-kinds.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { RefusalReason } from '#contract/site/refusals.ts';
import { readAside, TooCostly } from '#server/lib/aside/read-aside.ts';
import { type ContentHead, readHead } from './content-file.ts';
import { refuseContent } from './refuse-content.ts';

/** The file is read twice: for its rows, and for the files of its pictures. */
export interface ContentTask {
  file: string;
  wanted: 'rows' | 'pictures';
}

interface Picture {
  picture: string;
  data?: Uint8Array;
}
interface Rows {
  kind: ContentKind;
  rows: string[];
}
/** What the thread answers; a refusal is the last of it. */
export type ContentPart =
  | { head: unknown }
  | Rows
  | Picture
  | { refused: string; reason: RefusalReason | undefined };

/** What another site sent, part by part, read in a thread: a line of it may be anything. */
export async function* readContentAside(
  task: ContentTask,
): AsyncGenerator<{ head: ContentHead } | Rows | Picture> {
  const thread = new URL('./content-thread.ts', import.meta.url);
  const { reading } = engineLimits.contentTransfer;
  try {
    for await (const part of readAside<ContentPart>({ thread, task, limits: reading })) {
      if ('refused' in part) throw refuseContent(part.refused, part.reason);
      yield 'head' in part ? { head: readHead(part.head) } : part;
    }
  } catch (error) {
    throw error instanceof TooCostly ? refuseContent(error.message, 'content_too_costly') : error;
  }
}
