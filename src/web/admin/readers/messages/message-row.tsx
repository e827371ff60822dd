import { Link, useSearchParams } from 'react-router';
import { Icon } from '#web/admin/ui/icon.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { useMessageTexts } from './message-texts.ts';
import { changedSearch } from './messages-params.ts';
import type { MessageHead } from './messages-query.ts';

/** Who, when, about what, and how it begins. What nobody has read yet is marked by more than a colour. */
export function MessageRow({ message, open }: { message: MessageHead; open: boolean }) {
  const messages = useMessageTexts();
  const [params] = useSearchParams();
  const unread = message.status === 'new';
  return (
    <div className="inbox-row" data-unread={unread ? '' : undefined}>
      <span className="flex items-center gap-2">
        <span className="inbox-name">{message.name}</span>
        {message.replied && (
          <span className="text-mute" title={messages.replied}>
            <Icon of="reply" size={14} />
            <span className="sr-only">{messages.replied}</span>
          </span>
        )}
        <span className="text-mute ml-auto flex shrink-0 items-center gap-1.5 text-xs">
          {flagOf(message.locale, 16)}
          <RelativeTime moment={message.createdAt} />
        </span>
      </span>
      <Link
        to={{ search: changedSearch(params, { message: String(message.id) }) }}
        preventScrollReset
        data-row-handle=""
        className="row-handle inbox-subject"
        aria-current={open ? 'true' : undefined}
      >
        {unread && <span className="sr-only">{messages.unread} </span>}
        {message.subject}
      </Link>
      <span className="text-mute block truncate text-sm">{message.excerpt}</span>
    </div>
  );
}
