import { useEffect, useRef, useState } from 'react';
import type { MoveInFileKind } from '#contract/running/move-in/move-in.words.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { callApi } from '#web/admin/api/call.ts';
import { uploadFile } from '#web/admin/api/upload.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { fileSize } from '#web/shared/file-size.ts';
import { useMoveInTexts } from './move-in-texts.ts';

interface Sending {
  name: string;
  /** How much of it has left; 1 is sent, and not yet stored. */
  share: number;
}

/** Files on their way in, one after the other; the first that is refused ends it. */
export function useSendFiles(id: number, onSent: () => Promise<unknown>) {
  const { texts, tag } = useLanguage();
  const words = useMoveInTexts();
  const [sending, setSending] = useState<Sending>();
  const [problem, setProblem] = useState<string>();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  async function sendOne(file: File, kind: MoveInFileKind): Promise<void> {
    const { exportBytes, uploadsBytes } = engineLimits.moveIn.files;
    const most = kind === 'export' ? exportBytes : uploadsBytes;
    if (file.size > most) throw new Error(words.tooLarge(file.name, fileSize(most, tag)));
    setSending({ name: file.name, share: 0 });
    await uploadFile(
      'POST /api/admin/move-ins/:id/files',
      file,
      {
        onProgress: (share) => setSending({ name: file.name, share }),
        signal: leaving.current.signal,
      },
      { id, kind, bytes: file.size },
    );
  }

  async function send(files: File[], kind: MoveInFileKind): Promise<void> {
    const { signal } = leaving.current;
    setProblem(undefined);
    try {
      // Before the files leave, and not after: they may be large.
      await callApi('GET /api/admin/confirmation');
      for (const file of files) await sendOne(file, kind);
    } catch (error) {
      const isOurs = error instanceof Error && error.constructor === Error;
      if (!signal.aborted) setProblem(isOurs ? error.message : explainFailure(error, texts).message);
    } finally {
      setSending(undefined);
      if (!signal.aborted) await onSent();
    }
  }

  return { sending, problem, send: (files: File[], kind: MoveInFileKind) => void send(files, kind) };
}
