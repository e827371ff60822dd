import { useDictionary } from '#web/shared/page-context.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';

/** A page that broke while it was being drawn. The number leads from a reader's message to the log. */
export function BrokenPage({ requestId }: { requestId?: string | undefined }) {
  const { failures } = useDictionary();
  return (
    <Notice mood="crooked" title={failures.title} message={failures.message}>
      {requestId && <p className="text-mute text-sm">{failures.reference(requestId)}</p>}
    </Notice>
  );
}

/** A page whose code or data did not arrive. */
export function UnloadedPage() {
  const { failures } = useDictionary();
  return <Notice mood="dark" title={failures.loadTitle} message={failures.loadMessage} />;
}
