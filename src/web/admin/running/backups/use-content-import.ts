import { useEffect, useRef, useState } from 'react';
import type { ContentReport } from '#contract/running/content-transfer/content-transfer.admin.schemas.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { callApi } from '#web/admin/api/call.ts';
import { uploadFile } from '#web/admin/api/upload.ts';
import { useUpkeepLanguage } from '#web/admin/context/upkeep-texts.ts';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { fileSize } from '#web/shared/file-size.ts';

interface UnderWay {
  trial: boolean;
  /** How much of the file has left; 1 is all of it. */
  share: number;
}

/** A file on its way in: sent once to be looked at, and once more to be taken in. */
export function useContentImport() {
  const { texts, tag } = useUpkeepLanguage();
  const [file, setFile] = useState<File>();
  const [underWay, setUnderWay] = useState<UnderWay>();
  const [report, setReport] = useState<ContentReport>();
  const [problem, setProblem] = useState<string>();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    // Made anew: an effect may run twice, and a controller that was used up stays so.
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  async function send(given: File, trial: boolean): Promise<ContentReport | undefined> {
    setProblem(undefined);
    setUnderWay({ trial, share: 0 });
    const { signal } = leaving.current;
    try {
      // Before the file leaves, and not after: it may be large.
      await callApi('GET /api/admin/confirmation');
      const onProgress = (share: number) => setUnderWay({ trial, share });
      const answer = await uploadFile(
        'POST /api/admin/content',
        given,
        { onProgress, signal },
        {
          trial: trial ? 'true' : 'false',
        },
      );
      setReport(answer);
      return answer;
    } catch (error) {
      if (!signal.aborted) setProblem(explainFailure(error, texts).message);
      return undefined;
    } finally {
      setUnderWay(undefined);
    }
  }

  return {
    file,
    underWay,
    report,
    problem,
    look(given: File): void {
      const { fileBytes } = engineLimits.contentTransfer;
      setFile(given);
      setReport(undefined);
      if (given.size > fileBytes) setProblem(texts.backups.tooLarge(fileSize(fileBytes, tag)));
      else void send(given, true);
    },
    /** Whether it was taken in. */
    async take(): Promise<ContentReport | undefined> {
      const answer = file && (await send(file, false));
      return answer?.imported ? answer : undefined;
    },
  };
}
