import { useState } from 'react';
import { importLimits } from '#contract/commerce/imports/import-limits.ts';
import { uploadFile } from '#web/admin/api/upload.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { useUrlParams } from '#web/admin/context/url-params.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Progress } from '#web/admin/ui/feedback/progress.tsx';
import { FileButton } from '#web/admin/ui/form/file-button.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { FeedsSection } from './feeds/feeds-section.tsx';
import { ImportWizard } from './import-wizard.tsx';
import { ImportsTable } from './imports-table.tsx';
import { PasteDialog } from './paste-dialog.tsx';

const KINDS = '.csv,.tsv,.txt,.json,.jsonl,.ndjson,.xml,.gz,.zip,text/csv,application/json,application/xml';

/** Files of shops: "?import" opens one where it stands, "?paste" is for prices alone. */
export default function ImportsPage() {
  const texts = useTradeTexts();
  const { imports: words } = texts;
  const mayImport = useMay('editor');
  const [params, change] = useUrlParams();
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const open = Number(params.get('import'));

  async function send(file: File): Promise<void> {
    setProblem(undefined);
    if (file.size > importLimits.caps.packedBytes) return setProblem(words.problems.too_large);
    setShare(0);
    try {
      const options = { onProgress: setShare, signal: new AbortController().signal };
      const { id } = await uploadFile('POST /api/admin/imports', file, options);
      change({ import: String(id), step: null });
    } catch (error) {
      const { message, fields } = explainFailure(error, texts);
      setProblem(fields.file ?? message);
    } finally {
      setShare(undefined);
    }
  }

  if (Number.isSafeInteger(open) && open > 0) return <ImportWizard key={open} id={open} />;
  return (
    <>
      <PageHeader
        title={words.title}
        about={words.about}
        action={
          mayImport && (
            <div className="flex flex-wrap gap-3">
              <Button icon="clipboard-paste" onClick={() => change({ paste: '1' })}>
                {words.paste}
              </Button>
              <FileButton
                label={words.upload}
                look="primary"
                busy={share !== undefined}
                accept={KINDS}
                onFiles={([file]) => file && void send(file)}
              />
            </div>
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
      <FeedsSection onLook={(id) => change({ import: String(id) })} />
      <h2 className="text-lg">{words.files}</h2>
      <p className="text-mute mt-1 mb-3">{mayImport && words.kinds}</p>
      <ImportsTable onOpen={(id) => change({ import: String(id) })} />
      {mayImport && params.has('paste') && <PasteDialog onClose={() => change({ paste: null })} />}
    </>
  );
}
