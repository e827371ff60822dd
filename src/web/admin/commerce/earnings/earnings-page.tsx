import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { earningLimits } from '#contract/commerce/earnings/earning-limits.ts';
import { uploadFile } from '#web/admin/api/upload.ts';
import { useEarningTexts } from '#web/admin/context/earnings-texts.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useUrlParams } from '#web/admin/context/url-params.ts';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Progress } from '#web/admin/ui/feedback/progress.tsx';
import { FileButton } from '#web/admin/ui/form/file-button.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { EarnedBlocksPanel } from './earned-blocks-panel.tsx';
import { EarningSumsPanel } from './earning-sums.tsx';
import { ReportView } from './report-view.tsx';
import { ReportsTable } from './reports-table.tsx';

const KINDS =
  '.csv,.tsv,.txt,.json,.jsonl,.xlsx,.xlsm,.xls,.zip,.gz,text/csv,application/json,application/zip';

/** What was reported, and the reports themselves: "?report" opens one where it stands. */
export default function EarningsPage() {
  const { texts, words } = useEarningTexts();
  const mayBring = useMay('editor');
  const client = useQueryClient();
  const [params, change] = useUrlParams();
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const open = Number(params.get('report'));

  async function send(file: File): Promise<void> {
    setProblem(undefined);
    if (file.size > earningLimits.caps.packedBytes) return setProblem(words.fileProblems.too_large);
    setShare(0);
    try {
      const options = { onProgress: setShare, signal: new AbortController().signal };
      const { id } = await uploadFile('POST /api/admin/earnings/reports', file, options);
      await client.invalidateQueries({ queryKey: ['/api/admin/earnings/reports'] });
      change({ report: String(id) });
    } catch (error) {
      setProblem(explainFailure(error, texts).message);
    } finally {
      setShare(undefined);
    }
  }

  if (Number.isSafeInteger(open) && open > 0) return <ReportView key={open} id={open} />;
  return (
    <>
      <PageHeader
        title={words.title}
        about={words.about}
        action={
          mayBring && (
            <FileButton
              label={words.upload}
              look="primary"
              busy={share !== undefined}
              accept={KINDS}
              onFiles={([file]) => file && void send(file)}
            />
          )
        }
      />
      {share !== undefined && (
        <div className="mb-4" role="status">
          <p className="mb-1">{words.uploading}</p>
          <Progress label={words.uploading} {...(share < 1 && { value: share })} />
        </div>
      )}
      {problem && (
        <div className="mb-4" role="alert">
          <Notice tone="danger">{problem}</Notice>
        </div>
      )}
      <EarningSumsPanel />
      <EarnedBlocksPanel />
      <h2 className="text-lg">{words.reports}</h2>
      <p className="text-mute mt-1 mb-3">{mayBring && words.accepted}</p>
      <ReportsTable onOpen={(id) => change({ report: String(id) })} />
    </>
  );
}
