import { useQueryClient } from '@tanstack/react-query';
import { useReducer, useRef } from 'react';
import { useBeforeUnload } from 'react-router';
import { limits } from '#contract/site/limits.ts';
import type { Media } from '#contract/writing/media/media.admin.schemas.ts';
import { uploadFile } from '#web/admin/api/upload.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { fileSize } from '#i18n/file-size.ts';
import { isOver, uploadList } from './upload-list.ts';

/** The server unpacks one picture after the other; a second one may travel meanwhile. */
const AT_ONCE = 2;
let lastKey = 0;

export type Uploads = ReturnType<typeof useUploads>;

/** Files on their way into the library. They arrive even where the screen is left; only closing the page is asked about. */
export function useUploads(onArrived?: (media: Media) => void) {
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
      const media = await uploadFile('POST /api/admin/media', file, { onProgress, signal });
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
    const { maxBytes } = limits.media;
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
