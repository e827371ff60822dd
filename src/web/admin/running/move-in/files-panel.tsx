import type { MoveInDetail } from '#contract/running/move-in/move-in.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { IconButton } from '#web/admin/ui/button.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Progress } from '#web/admin/ui/feedback/progress.tsx';
import { FileButton } from '#web/admin/ui/form/file-button.tsx';
import { fileSize } from '#web/shared/file-size.ts';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { useMoveInTexts } from './move-in-texts.ts';
import { useSendFiles } from './use-send-files.ts';

const EXPORTS = '.xml,.json,.zip,.gz,.wxr,application/xml,text/xml,application/json,application/zip';
const ARCHIVES = '.zip,.tar,.tgz,.gz,application/zip,application/x-tar,application/gzip';

/** What the old site has exported, and its pictures. */
export function FilesPanel({ run, onMoved }: { run: MoveInDetail; onMoved: () => Promise<unknown> }) {
  const { texts, tag } = useLanguage();
  const words = useMoveInTexts();
  const { sending, problem, send } = useSendFiles(run.id, onMoved);
  const files = run.files ?? [];

  async function remove(file: string): Promise<void> {
    try {
      await callApi('DELETE /api/admin/move-ins/:id/files/:file', { id: run.id, file });
    } catch (error) {
      const description = explainFailure(error, texts).message;
      toast({ title: texts.common.notDone, description, variant: 'destructive' });
    }
    await onMoved();
  }

  const label = sending && (sending.share < 1 ? words.sending(sending.name) : words.storing(sending.name));
  return (
    <section aria-labelledby="move-in-files" className="flex flex-col gap-3">
      <div>
        <h2 id="move-in-files" className="text-base">
          {words.filesTitle}
        </h2>
        <p className="text-mute mt-1 max-w-prose">{words.filesAbout}</p>
      </div>
      {files.length === 0 && !sending && <p>{words.noFiles}</p>}
      {files.length > 0 && (
        <ul className="panel panel-list">
          {files.map(({ id, name, kind, bytes }) => (
            <li key={id} className="flex items-center justify-between gap-3 px-4 py-2">
              <span className="min-w-0">
                <span className="block wrap-anywhere">{name}</span>
                <span className="text-mute block text-sm">
                  {words.fileKinds[kind]} · {fileSize(bytes, tag)}
                </span>
              </span>
              <IconButton icon="x" label={words.removeFile(name)} onClick={() => void remove(id)} />
            </li>
          ))}
        </ul>
      )}
      {sending && label && (
        <div role="status">
          <p className="mb-1 wrap-anywhere">{label}</p>
          <Progress label={label} {...(sending.share < 1 && { value: sending.share })} />
        </div>
      )}
      {problem && (
        <div role="alert">
          <Notice tone="danger">{problem}</Notice>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <FileButton
          label={words.addExport}
          accept={EXPORTS}
          multiple
          disabled={sending !== undefined}
          look={files.length === 0 ? 'primary' : 'quiet'}
          onFiles={(chosen) => send(chosen, 'export')}
        />
        <FileButton
          label={words.addUploads}
          accept={ARCHIVES}
          disabled={sending !== undefined}
          onFiles={(chosen) => send(chosen.slice(0, 1), 'uploads')}
        />
      </div>
    </section>
  );
}
