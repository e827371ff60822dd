import { useDictionary } from '#web/shared/page-context.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';

/** Kept by the service worker, and shown by it at whatever address a browser without a connection asks for. */
export function OfflinePage() {
  const { failures } = useDictionary();
  return <Notice mood="dark" title={failures.offlineTitle} message={failures.offlineMessage} />;
}
