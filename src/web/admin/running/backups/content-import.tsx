import type { ContentReport } from '#contract/running/content-transfer/content-transfer.admin.schemas.ts';
import { useUpkeepLanguage } from '#web/admin/context/upkeep-texts.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Progress } from '#web/admin/ui/feedback/progress.tsx';
import { FileButton } from '#web/admin/ui/form/file-button.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { ContentReportView } from './content-report.tsx';
import { useContentImport } from './use-content-import.ts';

const rowsOf = ({ kinds }: ContentReport, of: 'added' | 'changed'): number =>
  kinds.reduce((sum, kind) => sum + kind[of], 0);
const isFree = (report: ContentReport): boolean => report.kinds.every(({ clashes }) => clashes.length === 0);
const isNews = (report: ContentReport): boolean => rowsOf(report, 'added') + rowsOf(report, 'changed') > 0;

/** Content that another site wrote: looked at first, and taken in when somebody has seen what it would do. */
export function ContentImport({ onClose }: { onClose: () => void }) {
  const { texts, tag } = useUpkeepLanguage();
  const { backups, common } = texts;
  const { file, underWay, report, problem, look, take } = useContentImport();
  const isReady = report !== undefined && isFree(report) && isNews(report);

  async function takeIn(): Promise<void> {
    const taken = await take();
    if (!taken) return;
    const rows = new Intl.NumberFormat(tag).format(rowsOf(taken, 'added'));
    toast({ title: backups.importDone, description: backups.importDoneText(rows) });
    onClose();
  }

  const phase = underWay && (underWay.trial ? backups.looking : backups.taking);
  const label = underWay && underWay.share < 1 ? backups.sending : phase;
  return (
    <Dialog
      open
      wide
      readFirst
      title={backups.importTitle}
      description={backups.importAbout}
      onClose={onClose}
    >
      <div className="dialog-body flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <FileButton
            label={backups.chooseFile}
            accept=".json,application/json"
            disabled={underWay !== undefined}
            onFiles={([chosen]) => chosen && look(chosen)}
          />
          {file && <span className="min-w-0 wrap-anywhere">{file.name}</span>}
        </div>
        {underWay && label && (
          <div role="status">
            <p className="mb-1">{label}</p>
            <Progress label={label} {...(underWay.share < 1 && { value: underWay.share })} />
          </div>
        )}
        {problem && (
          <div role="alert">
            <Notice tone="danger">{problem}</Notice>
          </div>
        )}
        {report && !problem && (
          <ContentReportView report={report} isFree={isFree(report)} isNews={isNews(report)} />
        )}
      </div>
      <div className="dialog-foot">
        <Button onClick={onClose}>{common.cancel}</Button>
        <Button
          look="primary"
          disabled={!isReady}
          busy={underWay?.trial === false}
          onClick={() => void takeIn()}
        >
          {backups.importNow}
        </Button>
      </div>
    </Dialog>
  );
}
