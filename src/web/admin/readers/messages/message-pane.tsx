import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { apiQuery } from '#web/admin/api/call.ts';
import { buttonClass } from '#web/admin/ui/button.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { TableError } from '#web/admin/ui/table/table-states.tsx';
import { statusOfError } from '#web/shared/api/api-error.ts';
import { useMessageTexts } from './message-texts.ts';
import { MessageView } from './message-view.tsx';
import { changedSearch } from './messages-params.ts';
import { useChangeMessages } from './use-change-messages.ts';

const LINES = [0, 1, 2, 3];

interface MessagePaneProps {
  id: number | undefined;
  onPrivacy: (email: string) => void;
}

export function MessagePane({ id, onPrivacy }: MessagePaneProps) {
  const messages = useMessageTexts();
  const [params] = useSearchParams();
  if (id === undefined) {
    return (
      <div className="inbox-pane inbox-nothing max-md:hidden">
        <EmptyState icon="mail-open" title={messages.choose} text={messages.chooseText} />
      </div>
    );
  }
  return (
    <section className="inbox-pane" aria-label={messages.message}>
      <h1 className="sr-only md:hidden">{messages.title}</h1>
      <Link
        to={{ search: changedSearch(params, { message: null }) }}
        preventScrollReset
        className={buttonClass('ghost', 'mb-3 -ml-2 md:hidden')}
      >
        <Icon of="arrow-left" size={16} />
        {messages.back}
      </Link>
      <OpenMessage key={id} id={id} onPrivacy={onPrivacy} />
    </section>
  );
}

/** Opening it is reading it; somebody who marks it as new again is not contradicted. */
function OpenMessage({ id, onPrivacy }: { id: number; onPrivacy: (email: string) => void }) {
  const messages = useMessageTexts();
  const { data, error, refetch } = useQuery(apiQuery('GET /api/admin/messages/:id', { id }));
  const { markRead } = useChangeMessages();
  const seen = useRef(false);
  useEffect(() => {
    if (!data || seen.current) return;
    seen.current = true;
    // Where it fails the mark stays, which is what the list should show then.
    if (data.status === 'new') markRead(id).catch(() => {});
  }, [data, id, markRead]);
  if (statusOfError(error) === 404) {
    return <EmptyState icon="mail-x" title={messages.missing} text={messages.missingText} />;
  }
  if (error && !data) return <TableError error={error} retry={refetch} />;
  if (!data) {
    return (
      <div className="flex flex-col gap-4 py-2" aria-busy="true">
        {LINES.map((line) => (
          <Skeleton key={line} index={line} />
        ))}
      </div>
    );
  }
  return <MessageView message={data} onPrivacy={onPrivacy} />;
}
