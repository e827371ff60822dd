import { useQueryClient } from '@tanstack/react-query';
import { useReducer, useRef } from 'react';
import { useBeforeUnload } from 'react-router';
import { limits } from '#contract/site/limits.ts';
import type { Media } from '#contract/writing/media/media.admin.schemas.ts';
import { uploadFile } from '#web/admin/api/upload.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { fileSize } from '#web/shared/file-size.ts';
import { isOver, uploadList } from './upload-list.ts';

/** The server unpacks one picture after the other; a second one may travel meanwhile. */
const AT_ONCE = 2;
let lastKey = 0;

/** What may be brought in where: elsewhere than in the library itself somebody looks for one of the two. */
export type UploadKinds = 'picture' | 'file' | 'any';

/** Only the way that a file takes: what it is, its bytes say to the server. */
const isPicture = (file: File, kinds: UploadKinds): boolean =>
  kinds === 'any' ? file.type.startsWith('image/') : kinds === 'picture';

export type Uploads = ReturnType<typeof useUploads>;

/** Files on their way into the library. They arrive even where the screen is left; only closing the page is asked about. */
export function useUploads(kinds: UploadKinds, onArrived?: (media: Media) => void) {
  const { texts, tag } = useLanguage();
  const client = useQueryClient();
  const [items, tell] = useReducer(uploadList, []);
  const line = useRef<(() => Promise<void>)[]>([]);
  const running = useRef(0);
  const aborts = useRef(new Map<number, AbortController>());
  useBeforeUnload((event) => {
    if (items.some((item) => !isOver(item))) event.preventDefault();
  });

  function advance(): void {
    while (running.current < AT_ONCE) {
      const next = line.current.shift();
      if (!next) return;
      running.current += 1;
      void next().finally(() => {
        running.current -= 1;
        advance();
      });
    }
  }

  async function send(key: number, file: File, { signal }: AbortController): Promise<void> {
    try {
      if (signal.aborted) return;
      tell({ type: 'sending', key, share: 0 });
      const onProgress = (share: number) => tell({ type: 'sending', key, share });
      const address = isPicture(file, kinds) ? 'POST /api/admin/media' : 'POST /api/admin/media/files';
      const media = await uploadFile(address, file, { onProgress, signal });
      tell({ type: 'done', key, media });
      onArrived?.(media);
      await client.invalidateQueries({ queryKey: ['/api/admin/media'] });
    } catch (error) {
      if (signal.aborted) return;
      const { message, fields } = explainFailure(error, texts);
      tell({ type: 'refused', key, problem: fields.file ?? message, final: fields.file !== undefined });
    }
  }

  function enqueue(key: number, file: File): void {
    const maxBytes = isPicture(file, kinds) ? limits.media.maxBytes : limits.media.maxFileBytes;
    if (file.size > maxBytes) {
      const problem = texts.media.tooLarge(fileSize(maxBytes, tag));
      tell({ type: 'refused', key, problem, final: true });
      return;
    }
    const abort = new AbortController();
    aborts.current.set(key, abort);
    line.current.push(() => send(key, file, abort));
    advance();
  }

  return {
    items,
    add(files: File[]): void {
      for (const file of files) {
        lastKey += 1;
        tell({ type: 'added', key: lastKey, file });
        enqueue(lastKey, file);
      }
    },
    again(key: number, file: File): void {
      tell({ type: 'again', key });
      enqueue(key, file);
    },
    /** Stops it where it is still on its way. */
    remove(key: number): void {
      aborts.current.get(key)?.abort();
      tell({ type: 'removed', key });
    },
    clear: () => tell({ type: 'cleared' }),
  };
}
