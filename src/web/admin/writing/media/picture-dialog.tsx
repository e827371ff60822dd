import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import { Spinner } from '#web/admin/ui/feedback/spinner.tsx';
import { useLeaveQuestion } from '#web/admin/ui/form/use-leave-question.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { TableError } from '#web/admin/ui/table/table-states.tsx';
import { statusOfError } from '#web/shared/api/api-error.ts';
import { PictureDetail } from './picture-detail.tsx';

/** One picture. Descriptions that were typed and not saved are asked about before it closes. */
export function PictureDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { media, common } = useTexts();
  const { data, error, refetch } = useQuery(apiQuery('GET /api/admin/media/:id', { id }));
  const [dirty, setDirty] = useState(false);
  const [close, question] = useLeaveQuestion(dirty, onClose);
  const gone = statusOfError(error) === 404;
  return (
    <Dialog
      open
      wide="extra"
      title={data?.fileName ?? (gone ? media.missingTitle : common.loading)}
      onClose={close}
    >
      {data && <PictureDetail picture={data} onDirty={setDirty} onClose={onClose} />}
      {!data && (
        <div className="dialog-body picker-body justify-center">
          {gone && <EmptyState icon="image-off" title={media.missingTitle} text={media.missingText} />}
          {error && !gone && <TableError error={error} retry={refetch} />}
          {!error && <Spinner label={common.loading} />}
        </div>
      )}
      {question}
    </Dialog>
  );
}
